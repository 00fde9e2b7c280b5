import { kept } from '#kit/rules/lists.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { plus, rp, scale, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant, refuseIf } from '#kit/server/problem.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { padat } from '#areas/buku/rules/buku.ts';
import type { BodyOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { returBerlianDocument } from '#areas/berlian/contract/retur-berlian.document.ts';
import {
  barisOf,
  bisaGabung,
  jumlahBatu,
  modalBuku,
  teksBatu,
  TIDAK_BERLIAN,
} from '#areas/berlian/rules/batu.ts';
import { bukuReturBatu } from '#areas/berlian/rules/retur-batu.ts';
import {
  takeBatu,
  gabungkan,
  pisahkan,
  tuntutBagian,
  type Diambil,
} from '#areas/berlian/server/bagian.ts';
import {
  gerakkanBatu,
  gerakOf,
  listDiterima,
  lockBatu,
  setKeadaan,
} from '#areas/berlian/server/berlian.table.ts';
import { needGudangToko, needSertifikatBaru } from '#areas/berlian/server/terima-berlian.ts';
import { terimaEvents } from '#areas/terima/contract/terima.event.ts';
import { refuseWhileSought } from '#areas/stock/server/pindah/while-counted.ts';
import { lockSupplier } from '#areas/uang/server/supplier/supplier.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof returBerlianDocument.spec;
type Typed = BodyOf<Words, 'retur'>;

/**
 * Loose stones back to the supplier they came from, by approval of another person: what they were delivered for is owed
 * no more (D-45.4).
 */
async function giveBack(tx: Tx, { barang, ...typed }: Typed, ctx: Ctx) {
  const taken = await takeBatu(tx, barang, ctx);
  await refuseWhileSought(
    tx,
    barang.map((one) => ({ kode_barcode: one.kode_berlian, ke: null })),
    ctx,
  );
  const diterima = await listDiterima(tx, taken.map(asalOf), ctx);
  const [first] = taken;
  invariant(first, 'a return names a stone');
  const { kode_supplier } = first;
  refuseIf(taken.flatMap((one, index) => periksaAsal(one, kode_supplier, diterima, index)));
  invariant(kode_supplier !== null, 'a stone that was received has its supplier');
  await lockSupplier(tx, ctx.kode_toko, `BLN/${kode_supplier}`);
  const lines = taken.map((one) => ({
    ...barisOf(one),
    dari_berlian: one.dari_berlian,
    konsinyasi: one.konsinyasi,
    bagian_lain: one.lain,
    modal: modalDiterima(one, diterima.get(asalOf(one)) ?? rp(0)),
  }));
  const total_modal = sum(lines.map((one) => one.modal));
  const nilai = sum(taken.map(modalBuku));
  const keterangan = typed.keterangan ?? '';
  return {
    head: {
      kode_supplier,
      ...jumlahBatu(lines),
      keterangan,
      total_modal,
      hari_batal: null,
      op_batal: null,
    },
    lines,
    postings: padat(bukuReturBatu(total_modal, nilai, kode_supplier)),
    note: keterangan || `Retur berlian ke ${kode_supplier}`,
    asks: [
      tuntutRetur(lines, kode_supplier, { total_modal, nilai, keterangan }),
      ...tuntutBagian(taken),
    ],
    afterNumber: async (no: string) => {
      const bukti = { no_bukti: no, no_dokumen: no };
      const codes = taken.map((one) => one.kode_berlian);
      await pisahkan(tx, bukti, taken, 'RETUR', ctx);
      await setKeadaan(tx, codes, { status: 'RETUR', no_pegang: no }, ctx);
      const gerak = taken.map((one) => gerakOf(one, 'RETUR', -1));
      await gerakkanBatu(tx, bukti, gerak, ctx);
    },
  };
}

/** What a stone was delivered for: its cost now, and what was taken off it as it came out of a piece. */
function modalDiterima(one: Diambil, turun: Rupiah): Rupiah {
  if (one.konsinyasi) return rp(0);
  const bagian = one.parcel === null ? turun : scale(turun, one.carat, one.parcel.carat, 'half');
  return plus(modalBuku(one), bagian);
}

type Diretur = Parameters<typeof teksBatu>[0] & { readonly kode_berlian: string };

/** Who agrees reads each stone with its certificate, and what it was delivered for where he may see cost. */
const tuntutRetur = (
  lines: readonly Diretur[],
  kode_supplier: string,
  { total_modal, nilai, keterangan }: { total_modal: Rupiah; nilai: Rupiah; keterangan: string },
): Tuntutan => ({
  event: terimaEvents.RETUR_SUPPLIER,
  ringkasan: sentence('Retur {jumlah} berlian ke {kode_supplier}', {
    jumlah: lines.length,
    kode_supplier,
  }),
  angka: [
    ...lines.map((one) => ({ label: one.kode_berlian, nilai: teksBatu(one) })),
    { label: 'Modal saat diterima', nilai: formatRupiah(total_modal), modal: true },
    { label: 'Modal sekarang', nilai: formatRupiah(nilai), modal: true },
    { label: 'Keterangan', nilai: keterangan || '-' },
  ],
});

/** The stone as the shop knows it: of a part its parcel. */
const asalOf = ({ dari_berlian, kode_berlian }: Diambil): string => dari_berlian ?? kode_berlian;

/**
 * Back to its supplier goes what was owed to it: a stone typed with its piece was bought with that piece, and one that
 * a customer brought back was paid to him.
 */
function periksaAsal(
  one: Diambil,
  pertama: string | null,
  diterima: ReadonlyMap<string, Rupiah>,
  index: number,
): Refusal[] {
  const kode_berlian = asalOf(one);
  const tanpa = one.kode_supplier === null || !diterima.has(kode_berlian);
  return gather(
    [tanpa, fill(TIDAK_BERLIAN.TANPA_SUPPLIER, { kode_berlian })],
    [!tanpa && one.kode_supplier !== pertama, fill(TIDAK_BERLIAN.SUPPLIER_LAIN, { kode_berlian })],
  ).map((no) => at(no, 'barang', index));
}

/** On any day: parts join their parcels, the rest lies loose again, where no other stone took its certificate. */
async function undo(tx: Tx, { no_retur, barang }: HeldOf<Words>, ctx: Ctx) {
  const asal = new Map(barang.map((one) => [one.kode_berlian, one.dari_berlian]));
  const held = await lockBatu(
    tx,
    [...asal].flat().filter((kode) => kode !== null),
    ctx,
  );
  const stones = [...asal.keys()].map((kode) => kept(held, kode));
  const lain = stones.find((one) => one.status !== 'RETUR' || one.no_pegang !== no_retur);
  conflictIf(
    lain !== undefined,
    fill(TIDAK_BERLIAN.BERLIAN_BERGERAK, { kode_berlian: lain?.kode_berlian ?? '' }),
  );
  const parts = stones.flatMap((part) => {
    const parcel = held.get(asal.get(part.kode_berlian) ?? '');
    return parcel && bisaGabung(parcel, part) ? [{ part, parcel }] : [];
  });
  const sendiri = stones.filter((one) => !parts.some(({ part }) => part === one));
  await needGudangToko(tx, sendiri, ctx);
  await needSertifikatBaru(tx, sendiri);
  return {
    head: { hari_batal: ctx.hari, op_batal: ctx.op },
    afterNumber: async (no_batal: string) => {
      const bukti = { no_bukti: no_batal, no_dokumen: no_retur };
      await gabungkan(tx, bukti, parts, 'RETUR', ctx);
      const codes = sendiri.map((one) => one.kode_berlian);
      await setKeadaan(tx, codes, { status: 'LEPAS', no_pegang: null }, ctx);
      const gerak = sendiri.map((one) => gerakOf(one, 'RETUR', 1));
      await gerakkanBatu(tx, bukti, gerak, ctx);
    },
  };
}

export const returBerlian = serveDocument(returBerlianDocument, {
  makes: { retur: giveBack },
  undo,
  paperExtras: (_, { barang }) =>
    Promise.resolve({ barang: barang.map((one) => [one.kode_berlian, teksBatu(one)] as const) }),
});
