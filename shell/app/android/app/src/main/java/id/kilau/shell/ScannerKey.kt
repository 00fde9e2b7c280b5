package id.kilau.shell

import android.content.BroadcastReceiver
import android.content.Context
import android.content.Intent
import android.content.IntentFilter
import android.os.Handler
import android.os.Looper
import androidx.core.content.ContextCompat
import com.getcapacitor.JSObject

/** The scanner of a handheld: its key is pressed by a broadcast, its code comes by one. On the main thread. */
class ScannerKey(private val context: Context) {
    private val main = Handler(Looper.getMainLooper())

    /** Answers one code, or null where none came within `ms`. */
    fun scan(action: String, extra: String, trigger: JSObject?, ms: Long, done: (String?) -> Unit) {
        var over = false
        lateinit var hear: BroadcastReceiver
        val end = { code: String? ->
            if (!over) {
                over = true
                main.removeCallbacksAndMessages(hear)
                context.unregisterReceiver(hear)
                done(code)
            }
        }
        hear = object : BroadcastReceiver() {
            override fun onReceive(from: Context?, intent: Intent?) {
                end(intent?.getStringExtra(extra))
            }
        }
        // The scanner is another app.
        ContextCompat.registerReceiver(context, hear, IntentFilter(action), ContextCompat.RECEIVER_EXPORTED)
        main.postAtTime({ end(null) }, hear, android.os.SystemClock.uptimeMillis() + ms)
        trigger?.getString("action")?.let { name ->
            val press = Intent(name)
            trigger.getString("key")?.let { press.putExtra(it, trigger.getString("value")) }
            context.sendBroadcast(press)
        }
    }
}
