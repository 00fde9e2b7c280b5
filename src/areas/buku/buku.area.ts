import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import { akunMaster } from '#areas/buku/contract/akun.master.ts';
import * as jurnal from '#areas/buku/contract/jurnal.api.ts';
import { logAktivitasReport } from '#areas/buku/contract/log-aktivitas.report.ts';
import * as buku from '#areas/buku/contract/buku.api.ts';
import { bukuEvents } from '#areas/buku/contract/buku.event.ts';
import { bukuParam } from '#areas/buku/contract/buku.parameter.ts';
import { bukuModul } from '#areas/buku/contract/buku.modul.ts';

/** The book, for reading: lines, balances, invariants and the record of acts. No call writes it. */
export const bukuArea = defineArea({
  events: bukuEvents,
  parameters: bukuParam,
  moduls: bukuModul,
  masters: [akunMaster],
  reports: [logAktivitasReport],
  endpoints: [...endpointsIn(buku), ...endpointsIn(jurnal)],
  screens: [{ group: 'Keuangan', title: 'Buku Besar', path: 'buku-besar', at: 60, levels: ['MU'] }],
});
