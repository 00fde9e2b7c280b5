package id.kilau.shell

import android.util.Base64
import com.getcapacitor.JSObject
import com.getcapacitor.PluginCall

private const val BASE64_LIMIT = 64 * 1024 * 1024

/** The bytes of a call; one without any is answered here. */
fun bytesOf(call: PluginCall): ByteArray? {
    val data = call.getString("data") ?: ""
    try {
        if (data.length <= BASE64_LIMIT) return Base64.decode(data, Base64.DEFAULT)
    } catch (error: IllegalArgumentException) {
        // No base64: refused below.
    }
    answer(call, Failure("BELUM_DIATUR", false, "Isi kertas ini tidak dapat dibaca"))
    return null
}

fun answer(call: PluginCall, failure: Failure?) {
    if (failure == null) call.resolve()
    else call.reject(failure.message, failure.code, JSObject().put("begun", failure.begun))
}
