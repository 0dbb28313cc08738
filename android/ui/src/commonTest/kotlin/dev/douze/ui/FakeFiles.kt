package dev.douze.ui

import androidx.compose.ui.graphics.ImageBitmap

/** A platform whose person always chooses [chosen], and that remembers what it was given. */
class FakeFiles(
    var chosen: ByteArray? = null,
) : Files {
    val endings = mutableListOf<List<String>>()
    val saved = linkedMapOf<String, ByteArray>()
    val texts = linkedMapOf<String, String>()
    val pictures = linkedMapOf<String, Pair<ImageBitmap, String>>()
    var fails: Exception? = null

    override suspend fun open(endings: List<String>): ByteArray? {
        this.endings += endings
        fails?.let { throw it }
        return chosen
    }

    override suspend fun save(
        name: String,
        bytes: ByteArray,
    ) {
        fails?.let { throw it }
        saved[name] = bytes
    }

    override suspend fun share(
        name: String,
        text: String,
    ) {
        texts[name] = text
    }

    override suspend fun share(
        name: String,
        picture: ImageBitmap,
        alt: String,
    ) {
        pictures[name] = picture to alt
    }
}
