import { bisaSetelan } from '#areas/akses/contract/akses.gates.ts';
import * as kertasAgen from '#kit/contract/agent-paper.ts';
import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import * as agen from '#areas/akses/contract/agen.api.ts';
import * as akses from '#areas/akses/contract/akses.api.ts';
import * as duaFaktor from '#areas/akses/contract/dua-faktor.api.ts';
import * as jam from '#areas/akses/contract/jam.api.ts';
import * as kertas from '#areas/akses/contract/kertas.api.ts';
import * as notifikasi from '#areas/akses/contract/notifikasi.api.ts';
import * as otorisasi from '#areas/akses/contract/otorisasi.api.ts';
import * as otorisator from '#areas/akses/contract/otorisator.api.ts';
import * as perangkat from '#areas/akses/contract/perangkat.api.ts';
import * as sesi from '#areas/akses/contract/sesi.api.ts';
import { authorizationReport } from '#areas/akses/contract/authorization.report.ts';
import { otorisasiReport } from '#areas/akses/contract/otorisasi.report.ts';
import * as setelan from '#areas/akses/contract/setelan.api.ts';
import * as sidik from '#areas/akses/contract/sidik.api.ts';
import * as users from '#areas/akses/contract/users.api.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import { aksesParam } from '#areas/akses/contract/akses.parameter.ts';
import { aksesModul } from '#areas/akses/contract/akses.modul.ts';

/** Log-in, sessions, approvals and users. */
export const aksesArea = defineArea({
  events: aksesEvents,
  parameters: aksesParam,
  moduls: aksesModul,
  log: {
    as: 'akses',
    tables: {
      users: 'pengguna',
      sesi: 'sesi',
      user_akses: 'hak akses',
      akses_templat: 'hak akses level',
      dua_faktor: 'faktor kedua',
      otorisasi: 'otorisasi',
      notifikasi_telepon: 'notifikasi telepon',
      agen: 'agen cetak',
    },
  },
  reports: [otorisasiReport, authorizationReport],
  endpoints: [
    ...endpointsIn(sesi),
    ...endpointsIn(jam),
    ...endpointsIn(otorisasi),
    ...endpointsIn(otorisator),
    ...endpointsIn(notifikasi),
    ...endpointsIn(perangkat),
    ...endpointsIn(agen),
    kertasAgen.cetakAgenEndpoint,
    kertasAgen.lihatCetakAgenEndpoint,
    kertasAgen.batalCetakAgenEndpoint,
    kertas.kertasTungguEndpoint,
    ...endpointsIn(sidik),
    ...endpointsIn(users),
    ...endpointsIn(setelan),
    ...endpointsIn(akses),
    ...endpointsIn(duaFaktor),
  ],
  screens: [
    {
      group: 'Utility',
      title: 'Ganti Password',
      path: 'ganti-password',
      at: 20,
      levels: ['KASIR', 'SPV', 'MU'],
      free: true,
    },
    {
      group: 'Utility',
      title: 'Faktor Kedua',
      path: 'faktor-kedua',
      at: 30,
      levels: ['KASIR', 'SPV', 'MU'],
      free: true,
    },
    {
      group: 'Utility',
      title: 'Sesi dan Perangkat',
      path: 'sesi-perangkat',
      levels: ['KASIR', 'SPV', 'MU'],
      free: true,
    },
    {
      group: 'Utility',
      title: 'Perangkat Komputer Ini',
      path: 'perangkat',
      levels: ['KASIR', 'SPV', 'MU'],
      free: true,
    },
    { group: 'Utility', title: 'Sesi Kasir', path: 'sesi-kasir', at: 40, levels: ['SPV', 'MU'] },
    { group: 'Pengaturan', title: 'Data Users', path: 'data-users', at: 10, levels: ['MU'] },
    { group: 'Pengaturan', title: 'Hak Akses Users', path: 'hak-akses-users', at: 20, levels: [] },
    { group: 'Pengaturan', title: 'Hak Akses News', path: 'hak-akses-news', at: 30, levels: [] },
    {
      group: 'Pengaturan',
      title: 'Setting System',
      path: 'settingsystem',
      at: 50,
      levels: ['MU', 'DEV'],
      gate: bisaSetelan,
    },
  ],
});
