package id.kilau.shell

import android.bluetooth.BluetoothManager
import android.bluetooth.BluetoothSocket
import android.content.Context
import android.hardware.usb.UsbConstants
import android.hardware.usb.UsbDevice
import android.hardware.usb.UsbDeviceConnection
import android.hardware.usb.UsbEndpoint
import android.hardware.usb.UsbInterface
import android.hardware.usb.UsbManager
import android.os.SystemClock
import java.io.IOException
import java.net.InetAddress
import java.net.InetSocketAddress
import java.net.Socket
import java.net.SocketTimeoutException
import java.util.UUID

private const val CONNECT_MS = 4000
private const val USB_MS = 5000
private const val PIECE = 4096
private const val HEAR_MS = 200

/** Raw TCP, as printers take it on port 9100; the first page stores private addresses in figures alone. */
class TcpWay(private val host: String, private val port: Int) : Way {
    private val socket = Socket()

    override fun open() {
        val address = InetAddress.getByName(host)
        if (!address.isSiteLocalAddress) throw IOException("Not in the shop's network")
        socket.connect(InetSocketAddress(address, port), CONNECT_MS)
    }

    override fun write(bytes: ByteArray) {
        socket.getOutputStream().write(bytes)
        socket.getOutputStream().flush()
    }

    override fun hear(ms: Int): ByteArray? {
        socket.soTimeout = maxOf(1, ms)
        return try {
            val piece = ByteArray(64)
            val took = socket.getInputStream().read(piece)
            if (took > 0) piece.copyOf(took) else null
        } catch (silent: SocketTimeoutException) {
            null
        }
    }

    override fun finish() {
        // A printer may say something: closed with that unread, the socket would drop what is still on its way.
        socket.shutdownOutput()
        socket.soTimeout = 400
        try {
            while (socket.getInputStream().read() >= 0) continue
        } catch (silent: SocketTimeoutException) {
            // It keeps the line open and has all of it.
        }
    }

    override fun close() = socket.close()
}

/** A serial port over Bluetooth (SPP) of a device that the system has paired. */
class BluetoothWay(private val context: Context, private val mac: String) : Way {
    private var socket: BluetoothSocket? = null

    override fun open() {
        val adapter = (context.getSystemService(Context.BLUETOOTH_SERVICE) as BluetoothManager?)?.adapter
        if (adapter == null || !adapter.isEnabled)
            throw Failure("TIDAK_TERSAMBUNG", false, "Bluetooth perangkat ini mati")
        val made = adapter.getRemoteDevice(mac).createRfcommSocketToServiceRecord(SPP)
        socket = made
        made.connect()
    }

    override fun write(bytes: ByteArray) {
        val out = socket?.outputStream ?: throw IOException("Closed")
        for (at in bytes.indices step PIECE) out.write(bytes, at, minOf(PIECE, bytes.size - at))
        out.flush()
    }

    override fun hear(ms: Int): ByteArray? {
        val from = socket?.inputStream ?: return null
        // The stream has no limit of its own: what has come is looked for again and again.
        val until = SystemClock.elapsedRealtime() + ms
        while (SystemClock.elapsedRealtime() < until) {
            val there = from.available()
            if (there > 0) {
                val piece = ByteArray(there)
                val took = from.read(piece)
                return if (took > 0) piece.copyOf(took) else null
            }
            Thread.sleep(20)
        }
        return null
    }

    override fun finish() {
        // The radio still sends what the stream has taken.
        Thread.sleep(600)
    }

    override fun close() {
        socket?.close()
    }

    companion object {
        private val SPP = UUID.fromString("00001101-0000-1000-8000-00805F9B34FB")
    }
}

/** The first printer of this make that is plugged in. */
class UsbWay(private val context: Context, private val vendor: Int, private val product: Int) : Way {
    private var connection: UsbDeviceConnection? = null
    private var out: UsbEndpoint? = null
    private var from: UsbEndpoint? = null

    override fun open() {
        val manager = context.getSystemService(Context.USB_SERVICE) as UsbManager
        val device = usbDevice(manager, vendor, product)
            ?: throw Failure("TIDAK_TERSAMBUNG", false, "Printer USB tidak terpasang")
        if (!manager.hasPermission(device))
            throw Failure("IZIN", false, "Izin USB untuk printer belum diberikan")
        val face = interfaceOf(device, UsbConstants.USB_CLASS_PRINTER) ?: throw IOException("No printer")
        val opened = manager.openDevice(device) ?: throw IOException("Not opened")
        connection = opened
        if (!opened.claimInterface(face, true)) throw IOException("Used by another")
        out = endpointOf(face, UsbConstants.USB_DIR_OUT)
        from = endpointOf(face, UsbConstants.USB_DIR_IN)
    }

    override fun write(bytes: ByteArray) {
        val to = out ?: throw IOException("No way out")
        var at = 0
        while (at < bytes.size) {
            val size = minOf(PIECE, bytes.size - at)
            val took = connection?.bulkTransfer(to, bytes, at, size, USB_MS) ?: -1
            if (took <= 0) throw IOException("It takes nothing")
            at += took
        }
    }

    override fun hear(ms: Int): ByteArray? {
        val ear = from ?: return null
        // A whole packet of the endpoint: a smaller room loses what comes.
        val piece = ByteArray(maxOf(ear.maxPacketSize, 64))
        val until = SystemClock.elapsedRealtime() + ms
        while (SystemClock.elapsedRealtime() < until) {
            val took = connection?.bulkTransfer(ear, piece, piece.size, minOf(ms, HEAR_MS)) ?: return null
            // Some answer with an empty packet while they have nothing to say.
            if (took > 0) return piece.copyOf(took)
        }
        return null
    }

    override fun finish() = Unit

    override fun close() {
        connection?.close()
        connection = null
    }
}

fun usbDevice(manager: UsbManager, vendor: Int, product: Int): UsbDevice? =
    manager.deviceList.values.firstOrNull { it.vendorId == vendor && it.productId == product }

fun interfaceOf(device: UsbDevice, kind: Int): UsbInterface? =
    (0 until device.interfaceCount).map { device.getInterface(it) }.firstOrNull { it.interfaceClass == kind }

fun endpointOf(face: UsbInterface, direction: Int): UsbEndpoint? =
    (0 until face.endpointCount).map { face.getEndpoint(it) }.firstOrNull {
        it.type == UsbConstants.USB_ENDPOINT_XFER_BULK && it.direction == direction
    }
