import { choice, instant, int, optional, status } from '#kit/contract/field.ts';
import { calledAs, defineReport, rowText, semua, span } from '#kit/contract/report.ts';
import { CARA_OTORISASI, STATUS_OTORISASI } from '#areas/akses/contract/otorisasi.api.ts';

/** Every request for an approval and how it ended; never a whole key. */
export const authorizationReport = defineReport({
  no: 99,
  path: 'laporan-authorization',
  menu: {
    group: 'Laporan/Otorisasi dan Audit',
    at: 20,
    levels: ['MU'],
    answers: 'Permintaan izin: siapa meminta, dijawab apa dan berapa lama',
  },
  title: 'Laporan Authorization',
  area: 'Otorisasi dan Audit',
  api: 'GET authorization/report',
  filters: {
    ...span,
    status: semua(choice('Status', STATUS_OTORISASI)),
    cara: semua(choice('Cara', CARA_OTORISASI)),
  },
  columns: {
    input_date: instant('Waktu Minta'),
    client: calledAs('kode_toko', rowText('Toko')),
    keystore: rowText('Kunci'),
    event: rowText('Event'),
    client_notes: optional(rowText('Catatan')),
    input_by: rowText('Peminta'),
    cara: optional(status('Cara', CARA_OTORISASI)),
    status: status('Status', STATUS_OTORISASI),
    user_id: optional(rowText('Penjawab')),
    jawab_at: optional(instant('Waktu Jawab')),
    detik: optional(int('Detik')),
    percobaan: int('Percobaan'),
    jml: int('Jml'),
    tanda: optional(status('Tanda', ['SERING DITOLAK'])),
  },
  groups: ['status'],
  totals: ['jml', 'percobaan'],
  // The mean over those that were answered.
  ratios: { detik: { over: 'detik', under: 'jml', as: 'plain' } },
  band: [
    { rows: 'Permintaan' },
    { of: 'detik', label: 'Rata-rata dijawab (detik)' },
    { of: 'percobaan', label: 'Percobaan' },
  ],
  sort: ['status', 'input_date'],
  // That report shows what the approval was spent on.
  drill: [{ column: 'event', to: 'report', path: 'laporan-otorisasi', bare: true }],
  rowNoun: 'permintaan',
});
