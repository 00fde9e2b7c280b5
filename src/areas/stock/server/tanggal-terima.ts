import { sentence } from '#kit/rules/sentence.ts';
import { kataHari } from '#kit/rules/hari.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { BarangBaru } from '#areas/stock/server/barang-baru.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** So many pieces are named to the approver; the earliest come first. */
const DINAMAI = 12;

/**
 * A piece that is said to have come before the open day is older than it looks: its age decides who may sell
 * it and for how much less. Each such act is agreed to by somebody else (decision 361).
 */
export function askTanggalTerima(
  pieces: readonly Pick<BarangBaru, 'nama_barang' | 'tgl_terima'>[],
  ctx: Ctx,
): Tuntutan[] {
  const mundur = pieces
    .filter(({ tgl_terima }) => tgl_terima < ctx.hari)
    .toSorted((a, b) => (a.tgl_terima < b.tgl_terima ? -1 : 1));
  if (mundur.length === 0) return [];
  return [
    {
      event: aksesEvents.TANGGAL_MUNDUR,
      penyetuju: ctx.level === 'OWN' ? 'SPV' : 'OWN',
      ringkasan: sentence('Terima {jumlah} barang sebelum {hari}', {
        jumlah: mundur.length,
        hari: kataHari(ctx.hari),
      }),
      angka: [
        { label: 'Barang', nilai: String(mundur.length) },
        { label: 'Disimpan pada', nilai: kataHari(ctx.hari).word },
        ...mundur.slice(0, DINAMAI).map(({ nama_barang, tgl_terima }) => ({
          label: nama_barang,
          nilai: kataHari(tgl_terima).word,
        })),
      ],
    },
  ];
}
