import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { fill } from '#kit/rules/refusal.ts';
import { rp, sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import type { selesaiOpnameEndpoint } from '#areas/opname/contract/opname.api.ts';
import { opnameEvents } from '#areas/opname/contract/opname.event.ts';
import { bukuOpname, TIDAK_OPNAME, type BarisOpname } from '#areas/opname/rules/opname.ts';
import { readHasil, type BarisHidup } from '#areas/opname/server/opname/keadaan.query.ts';
import { readKeadaan, susunKeadaan } from '#areas/opname/server/opname/keadaan.ts';
import { ambilBerjalan } from '#areas/opname/server/opname/opname.ts';
import {
  readOpname,
  dibukukan,
  saveHasil,
  saveSelesai,
  type BukuanRow,
  type HasilRow,
  type Opname,
} from '#areas/opname/server/opname/opname.table.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import { moveBarang, type Perpindahan } from '#areas/stock/server/barang.table.ts';
import { needTersedia } from '#areas/stock/server/tersedia.ts';
import { lockBarangSemua } from '#areas/stock/server/ubah-barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Ends a count: what it found is written down for good and the differences are booked, by SPV where
 * there are none, by the owner where there are (OPNAME_SELESAI).
 */
export async function selesaiOpname(
  tx: Tx,
  { body: { id } }: InputOf<typeof selesaiOpnameEndpoint>,
  ctx: Ctx,
) {
  const opname = await ambilBerjalan(tx, 'BARANG', id, true, ctx);
  const { rows, kembar } = await hasilTerkunci(tx, opname, ctx);
  await mintaSetuju(tx, opname, rows, kembar, ctx);

  const no_opname = await takeNomor(tx, ctx.kode_toko, 'OP', ctx.hari);
  const bukuan = dibukukan(rows);
  await saveSelesai(tx, id, { no_opname, membukukan: bukuan.length > 0 }, ctx);
  await saveHasil(tx, id, rows.map(simpan), ctx);
  await moveBarang(
    tx,
    bukuan.map((row) => langkahOf(row, no_opname)),
    ctx,
  );
  await catatBuku(
    tx,
    {
      no_bukti: no_opname,
      kode_transaksi: 'OPNAME',
      keterangan: `Stock opname ${namaTempat(opname)}`,
      baris: bukuOpname(bukuan.map(barisOf)),
    },
    ctx,
  );
  tx.audit({
    tindakan: 'SELESAI_OPNAME',
    tabel: 'opname',
    kunci: no_opname,
    sesudah: { ...opname, no_opname, bukuan: bukuan.map(({ kode, hasil }) => ({ kode, hasil })) },
  });
  tx.ring('stock-opname', { id });
  return readKeadaan(tx, await readOpname(tx, ctx.kode_toko, 'BARANG', id), ctx);
}

/** The result with every piece that will be booked held, and read once more after it is. */
async function hasilTerkunci(tx: Tx, opname: Opname, ctx: Ctx) {
  const lihat = await readHasil(tx, ctx.kode_toko, opname);
  const codes = dibukukan(lihat.rows).map((row) => row.kode_barcode);
  const pieces = await lockBarangSemua(tx, ctx.kode_toko, codes);
  const hasil = await readHasil(tx, ctx.kode_toko, opname);
  const perlu = new Map(hasil.rows.map((row) => [row.kode_barcode, row]));
  for (const piece of pieces) {
    const row = perlu.get(piece.kode_barcode);
    if (row?.bukuan !== 'HILANG' && row?.bukuan !== 'PINDAH') continue;
    conflictIf(
      piece.status === 'TITIP',
      fill(TIDAK_OPNAME.MASIH_DITAHAN, {
        kode_barcode: piece.kode_barcode,
        no: piece.no_pegang ?? '',
      }),
    );
    needTersedia(piece, piece.oleh, ctx);
  }
  return hasil;
}

export const langkahOf = (row: BukuanRow, no_opname: string): Perpindahan => {
  const kembali = row.bukuan === 'KEMBALI';
  return {
    kode_barcode: row.kode_barcode,
    dari_status: kembali ? 'HILANG' : 'READY',
    ke_status: row.bukuan === 'HILANG' ? 'HILANG' : 'READY',
    jenis: 'OPNAME',
    no_bukti: no_opname,
    no_pegang: row.bukuan === 'HILANG' ? no_opname : null,
    ke:
      row.bukuan === 'HILANG'
        ? { akun: 'selisih' }
        : { kode_gudang: row.ke_gudang, kode_baki: row.ke_baki },
  };
};

const barisOf = (row: BukuanRow): BarisOpname => ({
  kode_barcode: row.kode_barcode,
  bukuan: row.bukuan,
  persen: row.persen,
  berat: row.berat,
  murni: row.murni,
  harga_modal: row.harga_modal,
  dari: { kode_gudang: row.kode_gudang, kode_baki: row.kode_baki },
  ke: { kode_gudang: row.ke_gudang, kode_baki: row.ke_baki },
});

const simpan = ({ no_pegang: _, status: __, gerak: ___, ...row }: BarisHidup): HasilRow => row;

async function mintaSetuju(
  tx: Tx,
  opname: Opname,
  rows: readonly BarisHidup[],
  kembar: number,
  ctx: Ctx,
): Promise<void> {
  const { harus, ketemu, hilang, lebih, salah_baki, bergerak, beda_berat, tidak_dikenal } =
    susunKeadaan(opname, rows, kembar, ctx);
  const beda = hilang.qty + lebih.qty + salah_baki.qty + beda_berat.qty + tidak_dikenal > 0;
  const modal = sum(
    rows.filter((row) => row.bukuan === 'HILANG').map((row) => row.harga_modal ?? rp(0)),
  );
  const tulis = ({ qty, berat, murni }: typeof harus) =>
    sentence('{qty} barang, {berat} g, murni {murni} g', {
      qty,
      berat: formatGram(berat),
      murni: formatGram(murni),
    });
  await perluOtorisasi(tx, ctx, [
    {
      event: opnameEvents.OPNAME_SELESAI,
      ringkasan: sentence('Selesai stock opname {opname}', { opname: namaTempat(opname) }),
      penyetuju: beda ? 'OWN' : 'SPV',
      angka: [
        { label: 'Seharusnya', nilai: tulis(harus) },
        { label: 'Ketemu', nilai: tulis(ketemu) },
        { label: 'Hilang', nilai: tulis(hilang) },
        ...disisihkan(rows),
        { label: 'Lebih', nilai: tulis(lebih) },
        { label: 'Salah baki', nilai: tulis(salah_baki) },
        {
          label: 'Beda berat',
          nilai: sentence('{qty} barang, {berat} g', {
            qty: beda_berat.qty,
            berat: formatGram(beda_berat.selisih),
          }),
        },
        { label: 'Bergerak', nilai: tulis(bergerak) },
        ...gerakOf(rows),
        { label: 'Tidak dikenal', nilai: String(tidak_dikenal) },
        { label: 'Dipindai dua kali', nilai: String(kembar) },
        { label: 'Modal hilang', nilai: formatRupiah(modal), modal: true },
      ],
    },
  ]);
}

/** What moved while the count ran, by the numbers that moved it: the approver looks at whether it really left. */
function gerakOf(rows: readonly BarisHidup[]) {
  const moved = rows.filter((row) => row.hasil === 'BERGERAK' && row.gerak.length > 0);
  if (moved.length === 0) return [];
  const nilai = moved.map(({ kode, gerak }) => `${kode} ${gerak.join(', ')}`).join('; ');
  return [{ label: 'Bukti gerak', nilai }];
}

/** What is put aside and was not found, by the document that owes it to its customer: nothing is booked of it. */
const disisihkan = (rows: readonly BarisHidup[]) =>
  rows.flatMap(({ hasil, bukuan, kode, no_pegang }) =>
    hasil === 'HILANG' && bukuan === null
      ? [{ label: `HILANG ${kode}`, nilai: no_pegang ?? '-' }]
      : [],
  );
