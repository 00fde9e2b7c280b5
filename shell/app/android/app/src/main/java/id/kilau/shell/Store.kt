package id.kilau.shell

import android.content.Context
import android.net.Uri
import org.json.JSONException
import org.json.JSONObject

/** Where this device logs in: the origin of a server, and the path of its POS build below it. */
class Address(val origin: String, val start: String) {
    /** Whether a page belongs to the POS build of this server: scheme, host, port and path. */
    fun holds(url: Uri): Boolean {
        val own = Uri.parse(origin)
        val path = url.path ?: ""
        return url.scheme == own.scheme &&
            url.host == own.host &&
            portOf(url) == portOf(own) &&
            (path.startsWith(start) || "$path/" == start)
    }

    private fun portOf(url: Uri): Int =
        if (url.port >= 0) url.port else if (url.scheme == "https") 443 else 80
}

/** What the first page has stored. Values of a server's page never come here. */
class Store(context: Context) {
    private val kept = context.getSharedPreferences("kilau", Context.MODE_PRIVATE)

    val address: Address?
        get() {
            val origin = kept.getString("origin", null)
            val start = kept.getString("start", null)
            return if (origin == null || start == null) null else Address(origin, start)
        }

    fun keepAddress(address: Address) =
        kept.edit().putString("origin", address.origin).putString("start", address.start).apply()

    /** Setup of `setup.ts`, as text. */
    var setup: String
        get() = kept.getString("setup", null) ?: "{}"
        set(value) = kept.edit().putString("setup", value).apply()

    /** The same as an object; what was broken holds nothing. */
    val json: JSONObject
        get() = try {
            JSONObject(setup)
        } catch (error: JSONException) {
            JSONObject()
        }

    /** A device of the setup: `receipt`, `label` or `scale`. */
    fun device(name: String): JSONObject? = json.optJSONObject(name)
}

/** Why a device did not do it, with a code of `native.ts`; `begun` is false only where nothing can be on paper. */
class Failure(val code: String, val begun: Boolean, message: String, cause: Throwable? = null) :
    Exception(message, cause)
