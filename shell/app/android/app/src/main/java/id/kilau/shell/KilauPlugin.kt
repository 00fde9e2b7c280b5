package id.kilau.shell

import android.content.Intent
import android.net.Uri
import androidx.activity.result.ActivityResult
import androidx.core.content.FileProvider
import androidx.webkit.WebViewCompat
import com.getcapacitor.JSObject
import com.getcapacitor.Plugin
import com.getcapacitor.PluginCall
import com.getcapacitor.PluginMethod
import com.getcapacitor.annotation.ActivityCallback
import com.getcapacitor.annotation.CapacitorPlugin
import java.io.File
import java.util.concurrent.Executors
import org.json.JSONObject

/** The devices, for the bridge in TypeScript, which decides (`shell/bridge`); there while a server's page is open. */
@CapacitorPlugin(name = "Kilau")
class KilauPlugin : Plugin() {
    private lateinit var store: Store
    private lateinit var printer: Printer
    private lateinit var scale: Scale
    private lateinit var documents: Documents
    private lateinit var screen: CustomerScreen
    private lateinit var scanner: ScannerKey
    private val aside = Executors.newCachedThreadPool()

    private val serving: Address? get() = store.address

    override fun load() {
        store = Store(context)
        printer = Printer(context)
        scale = Scale(context)
        documents = Documents(activity)
        screen = CustomerScreen(activity)
        scanner = ScannerKey(context)
        shared().deleteRecursively()
        val address = serving ?: return
        // Before Capacitor's own script, in pages of this origin alone; the script looks at frame and path itself.
        val given = JSObject().put("start", address.start).put("device", device())
        val script = "window.KILAU_PERANGKAT = $given;\n" + asset("public/bridge.js")
        WebViewCompat.addDocumentStartJavaScript(bridge.webView, script, setOf(address.origin))
    }

    override fun handleOnDestroy() {
        screen.close()
        printer.stop()
        aside.shutdown()
    }

    private fun device(): JSObject = JSObject()
        .put("version", context.packageManager.getPackageInfo(context.packageName, 0).versionName)
        .put("setup", store.json)
        .put("screens", screen.count())
        .put("documents", documents.works)

    private fun asset(path: String): String =
        context.assets.open(path).bufferedReader().use { it.readText() }

    private fun shared() = File(context.cacheDir, "bagikan")

    /** Pages beside the POS build go to the system's browser, which has no bridge. */
    override fun shouldOverrideLoad(url: Uri): Boolean? {
        if (url.scheme == "kilau") {
            MainActivity.restart(activity, url.schemeSpecificPart == "atur")
            return true
        }
        val address = serving ?: return null
        if (url.scheme == "about" || url.scheme == "blob" || url.scheme == "data") return false
        if (address.holds(url)) return false
        if (url.scheme == "https" || url.scheme == "http" || url.scheme == "mailto" || url.scheme == "tel") {
            try {
                activity.startActivity(Intent(Intent.ACTION_VIEW, url))
            } catch (error: Exception) {
                // No app opens it: the page stays.
            }
        }
        return true
    }

    @PluginMethod
    fun print(call: PluginCall) {
        val name = if (call.getString("printer") == "label") "label" else "receipt"
        val bytes = bytesOf(call) ?: return
        val ms = (call.getInt("ms") ?: 0).toLong()
        printer.print(store.device(name), bytes, ms) { answer(call, it) }
    }

    @PluginMethod
    fun document(call: PluginCall) {
        val name = call.getString("name") ?: "Kilau"
        val base = serving?.let { it.origin + it.start } ?: "about:blank"
        if (call.getString("kind") == "pdf") {
            val bytes = bytesOf(call) ?: return
            bridge.executeOnMainThread { documents.printPdf(name, bytes) { answer(call, it) } }
        } else {
            val html = call.getString("data") ?: ""
            bridge.executeOnMainThread { documents.printPage(name, html, base) { answer(call, it) } }
        }
    }

    @PluginMethod
    fun scan(call: PluginCall) {
        val action = call.getString("action") ?: return call.reject("Tanpa nama siaran")
        val extra = call.getString("extra") ?: "data"
        val trigger = call.getObject("trigger", null)
        val ms = (call.getInt("ms") ?: 0).toLong()
        bridge.executeOnMainThread {
            scanner.scan(action, extra, trigger, ms) {
                call.resolve(JSObject().put("code", it ?: JSONObject.NULL))
            }
        }
    }

    @PluginMethod
    fun readScale(call: PluginCall) {
        val ms = (call.getInt("ms") ?: 0).toLong()
        aside.execute {
            try {
                call.resolve(JSObject().put("text", scale.read(store.device("scale"), ms)))
            } catch (failure: Failure) {
                answer(call, failure)
            } catch (error: Exception) {
                answer(call, Failure("PUTUS", false, "Timbangan tidak menjawab", error))
            }
        }
    }

    @PluginMethod
    fun display(call: PluginCall) {
        val address = serving ?: return call.reject("Tanpa server")
        val state = call.getString("state") ?: ""
        bridge.executeOnMainThread {
            try {
                screen.show(address, state)
                call.resolve()
            } catch (failure: Failure) {
                answer(call, failure)
            } catch (error: Exception) {
                answer(call, Failure("PUTUS", false, "Layar kedua tidak dapat dipakai", error))
            }
        }
    }

    /** The file lies in the cache until the next one is shared, or the app begins again. */
    @PluginMethod
    fun share(call: PluginCall) {
        val bytes = bytesOf(call) ?: return
        try {
            shared().deleteRecursively()
            shared().mkdirs()
            val file = File(shared(), File(call.getString("name") ?: "kilau").name)
            file.writeBytes(bytes)
            val uri = FileProvider.getUriForFile(context, "${context.packageName}.fileprovider", file)
            val send = Intent(Intent.ACTION_SEND)
                .setType(call.getString("mime") ?: "application/octet-stream")
                .putExtra(Intent.EXTRA_STREAM, uri)
                .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
            startActivityForResult(call, Intent.createChooser(send, null), "shareClosed")
        } catch (error: Exception) {
            answer(call, Failure("PUTUS", false, "Berkas tidak dapat dibagikan", error))
        }
    }

    /** The system does not say whether an app was chosen. */
    @ActivityCallback
    private fun shareClosed(call: PluginCall?, result: ActivityResult) {
        call?.resolve()
    }
}
