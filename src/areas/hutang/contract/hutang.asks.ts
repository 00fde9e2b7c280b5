import { over } from '#areas/dokumen/contract/document-asks.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';

/** What of a loan somebody agrees to: above the ceiling, at another rate, for longer, for less (D-35.4 to D-35.11). */
export const tuntutanHutang = {
  plafond: {
    event: hutangEvents.PLAFOND_LEWAT,
    when: { all: [over('jumlah_hutang', 'plafond'), over('jumlah_hutang', 'pokok_lama')] },
    message: 'Pinjaman {jumlah_hutang} di atas plafond',
    shows: ['taksiran', 'plafond', { label: 'Jumlah hutang', of: 'jumlah_hutang' }, 'murni'],
  },
  bunga: {
    event: hutangEvents.BUNGA_KHUSUS,
    when: { differs: ['bunga', 'bunga_tabel'] },
    message: 'Bunga hutang {bunga} di luar tabel',
  },
  lama: {
    event: hutangEvents.BUNGA_KHUSUS,
    when: { all: [{ same: ['bunga', 'bunga_tabel'] }, over('lama_bulan', 'lama_tabel')] },
    message: 'Pinjaman {lama_bulan} bulan',
  },
  admin: {
    event: hutangEvents.BUNGA_DI_BAWAH,
    when: over('admin_tabel', 'admin'),
    message: 'Admin hutang {admin} di bawah ketentuan',
    shows: ['admin_tabel', { label: 'Admin diminta', of: 'admin' }],
  },
} as const;
