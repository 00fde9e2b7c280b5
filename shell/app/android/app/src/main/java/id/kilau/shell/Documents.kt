package id.kilau.shell

import android.app.Activity
import android.content.Context
import android.os.Bundle
import android.os.CancellationSignal
import android.os.Handler
import android.os.Looper
import android.os.ParcelFileDescriptor
import android.os.SystemClock
import android.print.PageRange
import android.print.PrintAttributes
import android.print.PrintDocumentAdapter
import android.print.PrintDocumentInfo
import android.print.PrintJob
import android.print.PrintManager
import android.webkit.WebView
import android.webkit.WebViewClient
import java.io.FileOutputStream
import java.io.IOException

/** Pages and PDFs by the system's print dialog. To be called on the main thread. */
class Documents(private val activity: Activity) {
    private val manager = activity.getSystemService(Context.PRINT_SERVICE) as PrintManager?
    private val main = Handler(Looper.getMainLooper())
    /** Kept until their jobs are over: a view that is forgotten prints nothing. */
    private val pages = mutableSetOf<WebView>()
    private var asking = false

    val works: Boolean get() = manager != null

    /** Answers when the dialog is open: paper, sides and copies are the person's. */
    fun printPdf(name: String, bytes: ByteArray, done: (Failure?) -> Unit) {
        val job = manager?.print(name, PdfAdapter(name, bytes), PrintAttributes.Builder().build())
        done(if (job == null) missing() else null)
    }

    /** A page without scripts; pictures come from the server's own address. Answers when the job was queued. */
    fun printPage(name: String, html: String, base: String, done: (Failure?) -> Unit) {
        if (asking) return done(Failure("SIBUK", false, "Kertas lain masih di dialog cetak"))
        asking = true
        val view = WebView(activity)
        pages.add(view)
        val end = { failure: Failure? ->
            asking = false
            done(failure)
            main.postDelayed({ if (pages.remove(view)) view.destroy() }, 10_000)
            Unit
        }
        var begun = false
        view.webViewClient = object : WebViewClient() {
            override fun onPageFinished(shown: WebView?, url: String?) {
                if (begun) return
                begun = true
                val adapter = view.createPrintDocumentAdapter(name)
                val job = manager?.print(name, adapter, PrintAttributes.Builder().build())
                if (job == null) end(missing())
                else follow(job, SystemClock.elapsedRealtime() + DIALOG_MS, false, end)
            }
        }
        view.loadDataWithBaseURL(base, html, "text/html", "UTF-8", null)
        main.postDelayed({
            if (!begun) {
                begun = true
                end(Failure("LAMBAT", false, "Kertas ini tidak selesai dimuat"))
            }
        }, LOAD_MS)
    }

    /** Until the person has printed or called it off; begun is what the system has queued. */
    private fun follow(job: PrintJob, until: Long, begun: Boolean, done: (Failure?) -> Unit) {
        val now = begun || job.isQueued || job.isStarted || job.isBlocked
        when {
            job.isCompleted || job.isQueued || job.isStarted -> done(null)
            job.isFailed -> done(Failure("PUTUS", now, "Printer tidak mencetaknya"))
            job.isCancelled -> done(Failure("DIBATALKAN", now, "Cetak dibatalkan"))
            SystemClock.elapsedRealtime() >= until ->
                done(Failure("LAMBAT", true, "Dialog cetak terlalu lama terbuka"))
            else -> main.postDelayed({ follow(job, until, now, done) }, 300)
        }
    }

    private fun missing() = Failure("BELUM_DIATUR", false, "Perangkat ini tidak punya layanan cetak")

    companion object {
        private const val LOAD_MS = 15_000L
        private const val DIALOG_MS = 120_000L
    }
}

/** The PDF as it came, whatever paper the dialog chooses. */
private class PdfAdapter(private val name: String, private val bytes: ByteArray) : PrintDocumentAdapter() {
    override fun onLayout(
        before: PrintAttributes?,
        now: PrintAttributes?,
        cancel: CancellationSignal?,
        answer: LayoutResultCallback?,
        extras: Bundle?
    ) {
        if (cancel?.isCanceled == true) {
            answer?.onLayoutCancelled()
            return
        }
        val about = PrintDocumentInfo.Builder(name)
            .setContentType(PrintDocumentInfo.CONTENT_TYPE_DOCUMENT)
            .build()
        answer?.onLayoutFinished(about, before != now)
    }

    override fun onWrite(
        pages: Array<out PageRange>?,
        to: ParcelFileDescriptor?,
        cancel: CancellationSignal?,
        answer: WriteResultCallback?
    ) {
        try {
            FileOutputStream(to?.fileDescriptor).use { it.write(bytes) }
            answer?.onWriteFinished(arrayOf(PageRange.ALL_PAGES))
        } catch (error: IOException) {
            answer?.onWriteFailed(error.message)
        }
    }
}
