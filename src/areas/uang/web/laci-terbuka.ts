import { openDrawer } from '#kit/web/device/print-device.ts';
import { devicesHere } from '#kit/web/device/settings.ts';
import { lewatLaci } from '#areas/uang/rules/lewat-laci.ts';

/** Opens the drawer of this computer after a save that moved its cash. */
export function bukaSesudah(call: string, body: unknown, answer: unknown): void {
  if (devicesHere().receipt.drawer !== 'NONE' && lewatLaci(call, body, answer)) void openDrawer();
}
