import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram, percentText, formatRupiah } from '#kit/rules/format.ts';
import { fill } from '#kit/rules/refusal.ts';
import { sum, type Persen } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import type { selesaiOpnameTerimaEndpoint } from '#areas/opname/contract/opname-terima.api.ts';
import { opnameEvents } from '#areas/opname/contract/opname.event.ts';
import { bukuLot, TIDAK_HITUNG } from '#areas/opname/rules/hitung-terima.ts';
import { ambilBerjalan } from '#areas/opname/server/opname/opname.ts';
import { readOpname, saveSelesai, type Opname } from '#areas/opname/server/opname/opname.table.ts';
import { readLot, type LotKini } from '#areas/opname/server/penerimaan/keadaan-lot.query.ts';
import { readKeadaanLot, susunLot } from '#areas/opname/server/penerimaan/keadaan-lot.ts';
import { saveHasilLot } from '#areas/opname/server/penerimaan/opname-lot.table.ts';
import { saveHilangLot } from '#areas/terima/server/terima.table.ts';
import { terima } from '#areas/terima/server/terima.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type LotBerubah = LotKini & { no_terima: string; urut: number; persen: Persen };

/** The lots of which more or less is there than the book says. */
export const lotBerubah = (rows: readonly LotKini[]): LotBerubah[] =>
  rows.filter((row): row is LotBerubah => row.hilang_qty !== 0 || row.hilang_berat !== 0);

/**
 * Ends a count of deliveries: what it found is written down for good, the lots hold what is really
 * there, and the differences are booked (OPNAME_SELESAI).
 */
export async function selesaiOpnameTerima(
  tx: Tx,
  { body: { id } }: InputOf<typeof selesaiOpnameTerimaEndpoint>,
  ctx: Ctx,
) {
  const opname = await ambilBerjalan(tx, 'PENERIMAAN', id, true, ctx);
  const { rows, kembar } = await readTerkunci(tx, opname, ctx);
  await mintaSetuju(tx, opname, rows, kembar, ctx);

  const no_opname = await takeNomor(tx, ctx.kode_toko, 'OP', ctx.hari);
  const beda = lotBerubah(rows);
  await saveSelesai(tx, id, { no_opname, membukukan: beda.length > 0 }, ctx);
  await saveHasilLot(tx, id, rows, ctx);
  for (const row of beda) await saveHilangLot(tx, ctx.kode_toko, row, row);
  await catatBuku(
    tx,
    {
      no_bukti: no_opname,
      kode_transaksi: 'OPNAME',
      keterangan: `Stock opname penerimaan ${opname.kode_gudang}`,
      baris: bukuLot(opname.kode_gudang, beda),
    },
    ctx,
  );
  tx.audit({
    tindakan: 'SELESAI_OPNAME_TERIMA',
    tabel: 'opname',
    kunci: no_opname,
    sesudah: {
      ...opname,
      no_opname,
      bukuan: beda.map(({ no_terima, urut, hasil, hilang_qty, hilang_berat }) => ({
        no_terima,
        urut,
        hasil,
        hilang_qty,
        hilang_berat,
      })),
    },
  });
  tx.ring('stock-opname', { id });
  return readKeadaanLot(tx, await readOpname(tx, ctx.kode_toko, 'PENERIMAAN', id), ctx);
}

/** The lots with every delivery locked, so that nothing of them is labelled while they are booked. */
async function readTerkunci(tx: Tx, opname: Opname, ctx: Ctx) {
  const lihat = await readLot(tx, opname, ctx);
  const nomor = [...new Set(lihat.rows.flatMap((row) => row.no_terima ?? []))].toSorted();
  for (const no of nomor) await terima.hold(tx, no, ctx);
  const hasil = await readLot(tx, opname, ctx);
  const berubah = hasil.rows.find((row) => row.berubah);
  if (berubah) {
    const no = `${berubah.kode} ${berubah.persen ? percentText(berubah.persen) : ''}`.trim();
    conflictIf(true, fill(TIDAK_HITUNG.HITUNG_ULANG, { no }));
  }
  return hasil;
}

async function mintaSetuju(
  tx: Tx,
  opname: Opname,
  rows: readonly LotKini[],
  kembar: number,
  ctx: Ctx,
): Promise<void> {
  const kini = susunLot(opname, rows, kembar);
  const beda = lotBerubah(rows).length > 0 || kini.tidak_dikenal > 0;
  const modal = sum(rows.map((row) => row.hilang_modal));
  const tulis = ({ qty, berat, murni }: typeof kini.harus) =>
    sentence('{qty} barang, {berat} g, murni {murni} g', {
      qty,
      berat: formatGram(berat),
      murni: formatGram(murni),
    });
  await perluOtorisasi(tx, ctx, [
    {
      event: opnameEvents.OPNAME_SELESAI,
      ringkasan: sentence('Selesai stock opname penerimaan {kode_gudang}', {
        kode_gudang: opname.kode_gudang,
      }),
      penyetuju: beda ? 'OWN' : 'SPV',
      angka: [
        { label: 'Seharusnya', nilai: tulis(kini.harus) },
        { label: 'Ketemu', nilai: tulis(kini.ketemu) },
        { label: 'Hilang', nilai: tulis(kini.hilang) },
        { label: 'Lebih', nilai: tulis(kini.lebih) },
        { label: 'Beda berat', nilai: `${formatGram(kini.beda_berat)} g` },
        { label: 'Tidak dikenal', nilai: String(kini.tidak_dikenal) },
        { label: 'Dihitung dua kali', nilai: String(kembar) },
        { label: 'Modal hilang', nilai: formatRupiah(modal), modal: true },
      ],
    },
  ]);
}
