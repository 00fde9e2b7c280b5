package id.kilau.shell

import android.content.Context
import android.os.SystemClock
import java.io.Closeable
import java.util.concurrent.Executors
import java.util.concurrent.RejectedExecutionException
import java.util.concurrent.TimeUnit
import org.json.JSONObject

/** An open way to a printer. `close` may come from another thread while `write` waits, and ends it. */
interface Way : Closeable {
    fun open()
    fun write(bytes: ByteArray)

    /** What the printer says within `ms`; null where it says nothing. */
    fun hear(ms: Int): ByteArray?

    /** Behind the last byte: until what was written has left this device. */
    fun finish()
}

/** Writes jobs one after the other, each once: a job that failed is never tried again here. */
class Printer(private val context: Context) {
    private val worker = Executors.newSingleThreadExecutor()
    private val watch = Executors.newSingleThreadScheduledExecutor()
    private val paper = PaperAsker()

    /** Answers null when the printer took all of it within `ms`, counted from this call. */
    fun print(target: JSONObject?, bytes: ByteArray, ms: Long, done: (Failure?) -> Unit) {
        val until = SystemClock.elapsedRealtime() + ms
        try {
            worker.execute { done(tryOnce(target, bytes, until)) }
        } catch (closing: RejectedExecutionException) {
            done(Failure("SIBUK", false, "Aplikasi kasir sedang ditutup", closing))
        }
    }

    fun stop() {
        worker.shutdown()
        watch.shutdown()
    }

    private fun tryOnce(target: JSONObject?, bytes: ByteArray, until: Long): Failure? {
        val left = until - SystemClock.elapsedRealtime()
        if (left <= 0) return Failure("SIBUK", false, "Printer masih mencetak yang lain")
        var begun = false
        var way: Way? = null
        try {
            way = wayTo(context, target)
            val open = way
            val cut = watch.schedule({ closeQuietly(open) }, left, TimeUnit.MILLISECONDS)
            try {
                open.open()
                val there = if (isReceipt(bytes)) paper.hasPaper(target.toString(), open) else null
                if (there == false) throw Failure("KERTAS_HABIS", false, "Kertas printer habis")
                begun = true
                open.write(bytes)
                val still = if (there == null) true else paper.hasPaperStill(open)
                if (still == null) throw Failure("LAMBAT", true, "Printer tidak menjawab")
                if (!still) throw Failure("KERTAS_HABIS", true, "Kertas printer habis")
                open.finish()
            } finally {
                cut.cancel(false)
            }
            return null
        } catch (failure: Failure) {
            return failure
        } catch (error: Exception) {
            val late = SystemClock.elapsedRealtime() >= until
            return when {
                late && begun -> Failure("LAMBAT", true, "Printer terlalu lama", error)
                begun -> Failure("PUTUS", true, "Sambungan ke printer putus", error)
                error is SecurityException -> Failure("IZIN", false, "Izin untuk printer belum diberikan", error)
                else -> Failure("TIDAK_TERSAMBUNG", false, "Printer tidak tersambung", error)
            }
        } finally {
            closeQuietly(way)
        }
    }

    private fun closeQuietly(way: Way?) {
        try {
            way?.close()
        } catch (error: Exception) {
            // What could not be closed is gone.
        }
    }
}

/** The way that the first page has stored. */
fun wayTo(context: Context, target: JSONObject?): Way =
    when (target?.optString("way")) {
        "TCP" -> TcpWay(target.getString("host"), target.getInt("port"))
        "USB" -> UsbWay(context, target.getInt("vendor"), target.getInt("product"))
        "BLUETOOTH" -> BluetoothWay(context, target.getString("mac"))
        else -> throw Failure("BELUM_DIATUR", false, "Printer belum diatur di aplikasi kasir")
    }
