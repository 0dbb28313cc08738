package dev.douze.ui

/** The category of tests that take ten seconds or more for what a shorter one mostly finds: of `./check all` only. */
interface LongRun
