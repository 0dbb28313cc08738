package dev.douze.android

import android.app.Application

/** The process; all that is kept lies in the core. */
class DouzeApplication : Application()
