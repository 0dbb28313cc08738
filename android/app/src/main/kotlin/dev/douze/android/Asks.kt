package dev.douze.android

import android.app.Activity
import android.content.Context
import android.content.Intent
import android.net.Uri
import androidx.activity.ComponentActivity
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContract
import androidx.activity.result.contract.ActivityResultContracts.OpenDocument

/** The pickers and the share sheet of one window. Their answers go to the caller, and outlive the window. */
class Asks(
    private val activity: ComponentActivity,
    onOpened: (Uri?) -> Unit,
    onCreated: (Uri?) -> Unit,
) {
    val toOpen: ActivityResultLauncher<Array<String>> = activity.registerForActivityResult(OpenDocument(), onOpened)
    val toCreate: ActivityResultLauncher<String> = activity.registerForActivityResult(CreateNamed, onCreated)

    /** The share sheet, on the display where the window is. */
    fun send(intent: Intent) = activity.startActivity(Intent.createChooser(intent, null))
}

/** A new document with a name; its type follows from the ending, so that the picker adds no other one. */
private object CreateNamed : ActivityResultContract<String, Uri?>() {
    override fun createIntent(
        context: Context,
        input: String,
    ) = Intent(Intent.ACTION_CREATE_DOCUMENT)
        .addCategory(Intent.CATEGORY_OPENABLE)
        .setType(type(input.substringAfterLast('.')))
        .putExtra(Intent.EXTRA_TITLE, input)

    override fun parseResult(
        resultCode: Int,
        intent: Intent?,
    ): Uri? = intent?.data.takeIf { resultCode == Activity.RESULT_OK }

    private fun type(ending: String): String =
        when (ending) {
            "json" -> "application/json"
            "csv" -> "text/csv"
            else -> "application/octet-stream"
        }
}
