import type { Broadcast } from '#shell/bridge/native.ts';

/** Scanners of handhelds that broadcast their code, by the defaults of their makers. */
export const SCANNERS: Readonly<Record<string, Broadcast & { readonly name: string }>> = {
  sunmi: {
    name: 'Sunmi',
    action: 'com.android.scanner.ACTION_DATA_CODE_RECEIVED',
    extra: 'data',
    trigger: null,
  },
  newland: {
    name: 'Newland',
    action: 'nlscan.action.SCANNER_RESULT',
    extra: 'SCAN_BARCODE1',
    trigger: { action: 'nlscan.action.SCANNER_TRIG' },
  },
  urovo: {
    name: 'Urovo',
    action: 'android.intent.ACTION_DECODE_DATA',
    extra: 'barcode_string',
    trigger: null,
  },
  // A profile of DataWedge for this app sends its broadcast under this name.
  zebra: {
    name: 'Zebra (DataWedge)',
    action: 'id.kilau.shell.SCAN',
    extra: 'com.symbol.datawedge.data_string',
    trigger: {
      action: 'com.symbol.datawedge.api.ACTION',
      key: 'com.symbol.datawedge.api.SOFT_SCAN_TRIGGER',
      value: 'START_SCANNING',
    },
  },
};
