package id.kilau.shell

import android.os.SystemClock

private const val ANSWER_MS = 1500
private const val BEHIND_MS = 12_000
/** DLE EOT 4, answered at once whatever the printer does; its answer is told by four bits that never change. */
private val ASK = byteArrayOf(0x10, 0x04, 0x04)
private const val FIXED_BITS = 0x93
private const val FIXED = 0x12
private const val NO_PAPER = 0x60

/**
 * Asks a printer of ESC/POS for its paper before a nota and behind it: the system takes bytes that a printer without
 * paper never prints. A printer that says nothing is believed, and is not asked again while the app runs.
 */
class PaperAsker {
    private val silent = HashSet<String>()

    /** Null where the printer does not say. `name` is that of the printer. */
    fun hasPaper(name: String, way: Way): Boolean? {
        if (name in silent) return null
        val status = ask(way, ANSWER_MS)
        if (status == null) silent.add(name)
        return status?.let(::isThere)
    }

    /** Behind the nota: what is answered counts, and so does silence. */
    fun hasPaperStill(way: Way): Boolean? = ask(way, BEHIND_MS)?.let(::isThere)

    private fun ask(way: Way, ms: Int): Int? {
        way.write(ASK)
        val until = SystemClock.elapsedRealtime() + ms
        while (true) {
            val left = (until - SystemClock.elapsedRealtime()).toInt()
            if (left <= 0) return null
            val said = way.hear(left) ?: return null
            val status = said.lastOrNull { (it.toInt() and FIXED_BITS) == FIXED }
            if (status != null) return status.toInt()
        }
    }

    private fun isThere(status: Int) = (status and NO_PAPER) == 0
}

/** A nota begins with ESC @; the pulse of a drawer and a label do not, and need no paper or another question. */
fun isReceipt(bytes: ByteArray): Boolean =
    bytes.size > 2 && bytes[0] == 0x1b.toByte() && bytes[1] == 0x40.toByte()
