import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Master } from '#kit/contract/master.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { at, refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { lockMasterRow, updateMasterRow } from '#kit/server/master.table.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { kept } from '#kit/rules/lists.ts';
import { bandrolMaster } from '#areas/barang/contract/bandrol.master.ts';
import type { ubahBanyakBandrolEndpoint } from '#areas/barang/contract/harga-bandrol.api.ts';
import { countBarangMaster } from '#areas/barang/server/harga.table.ts';
import { mintaSetujuHarga } from '#areas/akses/server/harga/harga-master.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const TIDAK = refusals({
  BANDROL_TIDAK_ADA: { field: 'kode_bandrol', message: 'Bandrol Tidak Ditemukan' },
  BANDROL_GANDA: { field: 'kode_bandrol', message: 'Bandrol Ini Diubah Dua Kali' },
  HARGA_SAMA: { field: 'bandrol', message: 'Tidak Ada Harga Yang Berubah' },
});

type Bandrol = { kode_bandrol: string; nama: string; harga: Rupiah; is_active: boolean };
type Ubahan = { readonly before: Bandrol; readonly harga: Rupiah };
const master = bandrolMaster as Master;

/** Twenty labels are one act and one approval, whose lines say what was and what becomes of each. */
export async function ubahBanyakBandrol(
  tx: Tx,
  { body: { bandrol } }: InputOf<typeof ubahBanyakBandrolEndpoint>,
  ctx: Ctx,
) {
  const codes = bandrol.map(({ kode_bandrol }) => kode_bandrol);
  const rows = new Map<string, Bandrol>();
  // In one order, whatever the order of the list: two lists at once wait for each other, not for ever.
  for (const kode_bandrol of [...new Set(codes)].toSorted()) {
    const row = await lockMasterRow(tx, master, ctx.kode_toko, { kode_bandrol });
    if (row?.is_active) rows.set(kode_bandrol, row as Bandrol);
  }
  refuseIf(
    codes.flatMap((kode, urut) => [
      ...(rows.has(kode) ? [] : [at(TIDAK.BANDROL_TIDAK_ADA, 'bandrol', urut)]),
      ...(codes.indexOf(kode) < urut ? [at(TIDAK.BANDROL_GANDA, 'bandrol', urut)] : []),
    ]),
  );
  const ubahan = bandrol
    .map(({ kode_bandrol, harga }) => ({ before: kept(rows, kode_bandrol), harga }))
    .filter(({ before, harga }) => before.harga !== harga);
  refuseIf(ubahan.length === 0 ? [TIDAK.HARGA_SAMA] : []);
  await mintaSetujuHarga(
    tx,
    ctx,
    sentence('Ubah harga {jumlah} bandrol', { jumlah: ubahan.length }),
    async () => {
      const angka = [];
      for (const one of ubahan) angka.push(await barisAngka(tx, one, ctx));
      return angka;
    },
  );
  const saved: Bandrol[] = [];
  for (const { before, harga } of ubahan) {
    const { kode_bandrol } = before;
    const key = { kode_bandrol };
    const row = await updateMasterRow(tx, master, ctx.kode_toko, key, { harga }, ctx.op);
    tx.audit({
      tindakan: 'UBAH',
      tabel: master.table,
      kunci: kode_bandrol,
      sebelum: before,
      sesudah: row,
    });
    saved.push(row as Bandrol);
  }
  tx.ring('harga', { harga: [] });
  return saved.map(({ kode_bandrol, nama, harga }) => ({ kode_bandrol, nama, harga }));
}

async function barisAngka(tx: Tx, { before, harga }: Ubahan, { kode_toko }: Ctx) {
  const { kode_bandrol, nama, harga: lama } = before;
  const barang = await countBarangMaster(tx, kode_toko, 'kode_bandrol', kode_bandrol);
  const isi = `${kode_bandrol} ${nama}: ${formatRupiah(lama)} → ${formatRupiah(harga)}`;
  return {
    label: 'Bandrol',
    nilai: sentence('{isi}, {barang} barang', { isi, barang: barang ?? 0 }),
  };
}
