package id.kilau.shell

import android.app.Activity
import android.app.Presentation
import android.content.Context
import android.hardware.display.DisplayManager
import android.os.Bundle
import android.os.Handler
import android.os.Looper
import android.view.Display
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import org.json.JSONObject

/** `/pos/layar-pelanggan` on the second display: a page without a bridge, told what lies on the counter. */
class CustomerScreen(private val activity: Activity) {
    private val displays = activity.getSystemService(Context.DISPLAY_SERVICE) as DisplayManager
    private var shown: Screen? = null

    fun count(): Int = displays.getDisplays(DisplayManager.DISPLAY_CATEGORY_PRESENTATION).size

    /** To be called on the main thread; the last state counts. */
    fun show(address: Address, state: String) {
        val display = displays.getDisplays(DisplayManager.DISPLAY_CATEGORY_PRESENTATION).firstOrNull()
        if (display == null) {
            close()
            throw Failure("TIDAK_TERSAMBUNG", false, "Layar kedua tidak terpasang")
        }
        val old = shown
        if (old == null || !old.isShowing || old.display.displayId != display.displayId) {
            close()
            val made = Screen(activity, display, address)
            made.show()
            shown = made
        }
        shown?.tell(state)
    }

    fun close() {
        shown?.dismiss()
        shown = null
    }
}

private class Screen(activity: Activity, display: Display, private val address: Address) :
    Presentation(activity, display) {
    private val main = Handler(Looper.getMainLooper())
    private var view: WebView? = null
    private var state = ""
    private var loaded = false

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val made = WebView(context)
        made.settings.javaScriptEnabled = true
        made.settings.domStorageEnabled = true
        made.webViewClient = object : WebViewClient() {
            override fun shouldOverrideUrlLoading(from: WebView?, request: WebResourceRequest?): Boolean =
                request == null || !address.holds(request.url)

            override fun onPageFinished(from: WebView?, url: String?) {
                loaded = true
                // The page begins to listen a little after it has come.
                for (ms in longArrayOf(0, 1000, 3000)) main.postDelayed({ send() }, ms)
            }
        }
        view = made
        setContentView(made)
        made.loadUrl("${address.origin}${address.start}layar-pelanggan")
    }

    override fun onStop() {
        main.removeCallbacksAndMessages(null)
        view?.destroy()
        view = null
        super.onStop()
    }

    fun tell(now: String) {
        state = now
        if (loaded) send()
    }

    private fun send() {
        if (state.isEmpty()) return
        val detail = JSONObject.quote(state)
        view?.evaluateJavascript(
            "window.dispatchEvent(new CustomEvent('kilau:layar', { detail: JSON.parse($detail) }))",
            null
        )
    }
}
