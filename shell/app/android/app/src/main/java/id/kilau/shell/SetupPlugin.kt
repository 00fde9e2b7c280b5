package id.kilau.shell

import android.Manifest
import android.app.PendingIntent
import android.bluetooth.BluetoothManager
import android.content.BroadcastReceiver
import android.content.Context
import android.content.Intent
import android.content.IntentFilter
import android.hardware.usb.UsbConstants
import android.hardware.usb.UsbManager
import android.os.Build
import android.webkit.CookieManager
import android.webkit.WebStorage
import androidx.core.content.ContextCompat
import com.getcapacitor.JSArray
import com.getcapacitor.JSObject
import com.getcapacitor.PermissionState
import com.getcapacitor.Plugin
import com.getcapacitor.PluginCall
import com.getcapacitor.PluginMethod
import com.getcapacitor.annotation.CapacitorPlugin
import com.getcapacitor.annotation.Permission
import com.getcapacitor.annotation.PermissionCallback
import org.json.JSONObject

private const val BLUETOOTH = "bluetooth"
private const val USB_ANSWER = "id.kilau.shell.IZIN_USB"

/** What changes this device: registered while the app's own first page is open, so that no server's page reaches it. */
@CapacitorPlugin(
    name = "KilauSetup",
    permissions = [Permission(alias = BLUETOOTH, strings = [Manifest.permission.BLUETOOTH_CONNECT])]
)
class SetupPlugin : Plugin() {
    private lateinit var store: Store
    private lateinit var printer: Printer

    override fun load() {
        store = Store(context)
        printer = Printer(context)
    }

    override fun handleOnDestroy() = printer.stop()

    @PluginMethod
    fun state(call: PluginCall) {
        val url = store.address?.let { it.origin + it.start }
        val screens = CustomerScreen(activity).count()
        call.resolve(
            JSObject()
                .put("url", url ?: JSONObject.NULL)
                .put("setup", store.setup)
                .put("screens", screens)
        )
    }

    @PluginMethod
    fun save(call: PluginCall) {
        call.getString("setup")?.let { store.setup = it }
        val origin = call.getString("origin")
        val start = call.getString("start")
        if (origin == null || start == null) return call.resolve()
        val moved = store.address?.origin != origin
        store.keepAddress(Address(origin, start))
        bridge.executeOnMainThread {
            if (moved) {
                // The session and what the old server's page kept are of the old server.
                CookieManager.getInstance().removeAllCookies(null)
                WebStorage.getInstance().deleteAllData()
            }
            call.resolve()
        }
    }

    @PluginMethod
    fun open(call: PluginCall) {
        call.resolve()
        bridge.executeOnMainThread { MainActivity.restart(activity, false) }
    }

    @PluginMethod
    fun nearby(call: PluginCall) {
        val asks = call.getBoolean("bluetooth", false) == true
        if (asks && Build.VERSION.SDK_INT >= 31 && getPermissionState(BLUETOOTH) != PermissionState.GRANTED)
            requestPermissionForAlias(BLUETOOTH, call, "bluetoothAnswered")
        else listNearby(call)
    }

    /** Refused: what is plugged in is listed all the same. */
    @PermissionCallback
    private fun bluetoothAnswered(call: PluginCall) = listNearby(call)

    private fun listNearby(call: PluginCall) {
        val usb = JSArray()
        for (one in usbManager().deviceList.values) {
            usb.put(
                JSObject()
                    .put("vendor", one.vendorId)
                    .put("product", one.productId)
                    .put("name", one.productName ?: one.deviceName)
                    .put("printer", interfaceOf(one, UsbConstants.USB_CLASS_PRINTER) != null)
                    .put("serial", interfaceOf(one, UsbConstants.USB_CLASS_CDC_DATA) != null)
            )
        }
        val bluetooth = JSArray()
        try {
            val manager = context.getSystemService(Context.BLUETOOTH_SERVICE) as BluetoothManager?
            for (one in manager?.adapter?.bondedDevices ?: emptySet()) {
                bluetooth.put(JSObject().put("mac", one.address).put("name", one.name ?: one.address))
            }
        } catch (refused: SecurityException) {
            // Without the permission there are none.
        }
        call.resolve(JSObject().put("usb", usb).put("bluetooth", bluetooth))
    }

    @PluginMethod
    fun allowUsb(call: PluginCall) {
        val manager = usbManager()
        val device = usbDevice(manager, call.getInt("vendor") ?: 0, call.getInt("product") ?: 0)
        if (device == null || manager.hasPermission(device))
            return call.resolve(JSObject().put("granted", device != null))
        val hear = object : BroadcastReceiver() {
            override fun onReceive(from: Context?, intent: Intent?) {
                context.unregisterReceiver(this)
                call.resolve(JSObject().put("granted", manager.hasPermission(device)))
            }
        }
        ContextCompat.registerReceiver(context, hear, IntentFilter(USB_ANSWER), ContextCompat.RECEIVER_NOT_EXPORTED)
        val answer = Intent(USB_ANSWER).setPackage(context.packageName)
        // The system writes the device into it.
        val flags = if (Build.VERSION.SDK_INT >= 31) PendingIntent.FLAG_MUTABLE else 0
        manager.requestPermission(device, PendingIntent.getBroadcast(context, 0, answer, flags))
    }

    private fun usbManager() = context.getSystemService(Context.USB_SERVICE) as UsbManager

    /** A line on the stored printer of notas. */
    @PluginMethod
    fun test(call: PluginCall) {
        val bytes = bytesOf(call) ?: return
        val ms = (call.getInt("ms") ?: 0).toLong()
        printer.print(store.device("receipt"), bytes, ms) { answer(call, it) }
    }
}
