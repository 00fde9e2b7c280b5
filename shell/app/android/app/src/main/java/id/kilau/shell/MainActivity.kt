package id.kilau.shell

import android.app.Activity
import android.content.Intent
import android.os.Bundle
import androidx.activity.OnBackPressedCallback
import androidx.webkit.WebViewFeature
import com.getcapacitor.BridgeActivity
import com.getcapacitor.CapConfig

/** One page at a time: the server's POS build, or the app's own first page. */
class MainActivity : BridgeActivity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        val address = Store(this).address
        val shown = if (isNewEnough() && intent?.action != SET_UP) address else null
        registerPlugin(if (shown == null) SetupPlugin::class.java else KilauPlugin::class.java)
        val builder = CapConfig.Builder(this).setLoggingEnabled(false)
        if (shown != null) {
            // The origin alone: Capacitor binds its bridge to it. With a path it would open the bridge to every frame.
            builder.setServerUrl(shown.origin).setStartPath(shown.start).setErrorPath("away.html")
        } else if (!isNewEnough()) {
            builder.setStartPath("/old.html")
        }
        config = builder.create()
        super.onCreate(savedInstanceState)
        onBackPressedDispatcher.addCallback(this, object : OnBackPressedCallback(true) {
            override fun handleOnBackPressed() {
                val view = bridge?.webView
                if (view != null && view.canGoBack()) view.goBack() else moveTaskToBack(true)
            }
        })
    }

    companion object {
        private const val SET_UP = "id.kilau.shell.ATUR"

        /** Without both of them Capacitor would give its bridge to frames of any origin. */
        fun isNewEnough(): Boolean =
            WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT) &&
                WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)

        /** Begins again with the other kind of page. */
        fun restart(activity: Activity, setUp: Boolean) {
            val action = if (setUp) SET_UP else Intent.ACTION_MAIN
            activity.startActivity(
                Intent(activity, MainActivity::class.java)
                    .setAction(action)
                    .addFlags(Intent.FLAG_ACTIVITY_NEW_TASK or Intent.FLAG_ACTIVITY_CLEAR_TASK)
            )
        }
    }
}
