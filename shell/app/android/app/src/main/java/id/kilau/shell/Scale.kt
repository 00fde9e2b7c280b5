package id.kilau.shell

import android.content.Context
import android.hardware.usb.UsbConstants
import android.hardware.usb.UsbDeviceConnection
import android.hardware.usb.UsbManager
import android.os.SystemClock
import org.json.JSONObject

/** A scale on a USB serial port of the class CDC; other chips speak languages of their makers and are not offered. */
class Scale(private val context: Context) {
    /** What it says within `ms`, as it says it: the page's side reads lines and weights. */
    fun read(target: JSONObject?, ms: Long): String {
        if (target == null) throw Failure("BELUM_DIATUR", false, "Timbangan belum diatur di aplikasi kasir")
        val manager = context.getSystemService(Context.USB_SERVICE) as UsbManager
        val device = usbDevice(manager, target.getInt("vendor"), target.getInt("product"))
            ?: throw Failure("TIDAK_TERSAMBUNG", false, "Timbangan tidak terpasang")
        if (!manager.hasPermission(device))
            throw Failure("IZIN", false, "Izin USB untuk timbangan belum diberikan")
        val data = interfaceOf(device, UsbConstants.USB_CLASS_CDC_DATA)
        val from = data?.let { endpointOf(it, UsbConstants.USB_DIR_IN) }
        val control = interfaceOf(device, UsbConstants.USB_CLASS_COMM)
        val connection = if (from == null) null else manager.openDevice(device)
        if (data == null || from == null || connection == null)
            throw Failure("TIDAK_TERSAMBUNG", false, "Timbangan tidak dapat dibuka")
        try {
            connection.claimInterface(data, true)
            if (control != null) {
                connection.claimInterface(control, true)
                setLine(connection, control.id, target.getInt("baud"))
            }
            val said = StringBuilder()
            val piece = ByteArray(256)
            val until = SystemClock.elapsedRealtime() + ms
            while (SystemClock.elapsedRealtime() < until) {
                val took = connection.bulkTransfer(from, piece, piece.size, 200)
                if (took > 0) said.append(String(piece, 0, took, Charsets.US_ASCII))
            }
            return said.toString()
        } finally {
            connection.close()
        }
    }

    /** SET_LINE_CODING: speed, one stop bit, no parity, eight bits; then DTR and RTS. */
    private fun setLine(connection: UsbDeviceConnection, face: Int, baud: Int) {
        val line = ByteArray(7)
        for (at in 0..3) line[at] = (baud shr (8 * at)).toByte()
        line[6] = 8
        connection.controlTransfer(0x21, 0x20, 0, face, line, line.size, 1000)
        connection.controlTransfer(0x21, 0x22, 3, face, null, 0, 1000)
    }
}
