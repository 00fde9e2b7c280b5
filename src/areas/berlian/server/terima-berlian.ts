import { zip } from '#kit/rules/lists.ts';
import { sum } from '#kit/rules/quantity.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import { word } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { BodyOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { sifatBatu } from '#areas/berlian/contract/berlian.fields.ts';
import { terimaBerlianDocument } from '#areas/berlian/contract/terima-berlian.document.ts';
import {
  bukuBerlian,
  jumlahBatu,
  keadaanBatu,
  kunciSertifikat,
  periksaSertifikat,
  teksBatu,
  TIDAK_BERLIAN,
} from '#areas/berlian/rules/batu.ts';
import { listDuluHilang } from '#areas/berlian/server/berlian.query.ts';
import {
  findBergerak,
  gerakkanBatu,
  gerakOf,
  insertBatu,
  listBersertifikat,
  lockBatu,
  readMasterBatu,
  setKeadaan,
  takeKodeBerlian,
  type MasterBatu,
} from '#areas/berlian/server/berlian.table.ts';
import { tuntutHilang } from '#areas/berlian/server/dulu-hilang.ts';
import { cekBukti } from '#areas/stock/server/foto/bukti.ts';
import { lockSupplier } from '#areas/uang/server/supplier/supplier.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof terimaBerlianDocument.spec;
type Typed = BodyOf<Words, 'terima'>;

/** Stones from a supplier: bought ones are owed to it, those in consignment are its own for now (D-45.4). */
async function take(tx: Tx, typed: Typed, ctx: Ctx) {
  const { kode_supplier, konsinyasi, kode_gudang, barang } = typed;
  refuseIf(periksaTerima(typed, await readMasterBatu(tx, ctx)));
  const difoto = barang.flatMap(({ foto }, index) =>
    foto === null ? [] : [{ foto, field: `barang.${index}.foto` }],
  );
  const bukti = await cekBukti(tx, 'berlian_terima', difoto, ctx);
  refuseIf([...bukti.refusals]);
  await needSertifikatBaru(tx, barang);
  const hilang = await listDuluHilang(tx, barang);
  const codes = await takeKodeBerlian(tx, ctx.kode_toko, barang.length);
  const lines = zip(barang, codes).map(([one, kode_berlian]) => ({ ...one, kode_berlian }));
  const total_modal = sum(lines.map((one) => one.harga_modal));
  const keterangan = typed.keterangan ?? '';
  const asal = { kode_supplier, konsinyasi, kode_gudang };
  return {
    head: {
      ...asal,
      ...jumlahBatu(lines),
      keterangan,
      total_modal,
      hari_batal: null,
      op_batal: null,
    },
    lines: lines.map((one, di) => ({
      ...one,
      hilang_di: (hilang.get(di) ?? []).map(({ no_opname }) => no_opname).join(' ') || null,
    })),
    asks: tuntutHilang(barang, hilang),
    postings: konsinyasi ? [] : bukuBerlian(total_modal, kode_supplier),
    note: keterangan || `Berlian dari ${kode_supplier}`,
    afterNumber: async (no: string) => {
      await bukti.save();
      await insertBatu(
        tx,
        lines.map((one) => ({
          ...one,
          ...asal,
          status: 'LEPAS' as const,
          kode_barcode: null,
          no_pegang: null,
          no_terima: no,
          dari_berlian: null,
          tgl_terima: ctx.hari,
        })),
        ctx,
      );
      const gerak = lines.map((one) => gerakOf({ ...one, konsinyasi }, 'MASUK', 1));
      await gerakkanBatu(tx, { no_bukti: no, no_dokumen: no }, gerak, ctx);
    },
  };
}

/** 409 where loose stones would lie in a warehouse that is not, or no more, one of kind TOKO (D-45.1). */
export async function needGudangToko(
  tx: Tx,
  stones: readonly { readonly kode_gudang: string | null }[],
  ctx: Ctx,
): Promise<void> {
  const { gudang } = await readMasterBatu(tx, ctx);
  const lain = stones.some(({ kode_gudang }) => !gudang.includes(kode_gudang ?? ''));
  conflictIf(lain, TIDAK_BERLIAN.GUDANG_BUKAN_TOKO);
}

const SIFAT = Object.keys(sifatBatu) as (keyof typeof sifatBatu)[];

function periksaTerima(
  { kode_supplier, kode_gudang, barang }: Typed,
  master: MasterBatu,
): Refusal[] {
  const kembar = Map.groupBy(barang, kunciSertifikat);
  return [
    ...gather(
      [!master.supplier.includes(kode_supplier), TIDAK_BERLIAN.SUPPLIER_TIDAK_ADA],
      [!master.gudang.includes(kode_gudang), TIDAK_BERLIAN.GUDANG_BUKAN_TOKO],
    ),
    ...barang.flatMap((one, index) => {
      const kunci = kunciSertifikat(one);
      return [
        ...gather([!master.jenis.includes(one.kode_dept), TIDAK_BERLIAN.BUKAN_JENIS_BERLIAN]),
        ...periksaSifat(one, master),
        ...periksaSertifikat(one),
        ...gather([
          one.foto !== null && one.no_sertifikat === null,
          TIDAK_BERLIAN.FOTO_TANPA_SERTIFIKAT,
        ]),
        ...gather([
          kunci !== null && (kembar.get(kunci)?.length ?? 0) > 1,
          fill(TIDAK_BERLIAN.SERTIFIKAT_KEMBAR, sertifikatOf(one)),
        ]),
      ].map((no) => at(no, 'barang', index));
    }),
  ];
}

const sertifikatOf = ({ lembaga, no_sertifikat }: Typed['barang'][number]) => ({
  lembaga: lembaga ?? '',
  no_sertifikat: no_sertifikat ?? '',
});

const periksaSifat = (one: Typed['barang'][number], master: MasterBatu): Refusal[] =>
  SIFAT.flatMap((name) => {
    const kode = one[name];
    if (kode === null || master[name].includes(kode)) return [];
    const { label } = sifatBatu[name];
    return [{ ...fill(TIDAK_BERLIAN.SIFAT_TIDAK_ADA, { nama: word(label), kode }), field: name }];
  });

/** 409 where a stone that is held, in any shop of the chain, has one of these certificates (D-45.1). */
export async function needSertifikatBaru(
  tx: Tx,
  barang: readonly { readonly lembaga: string | null; readonly no_sertifikat: string | null }[],
): Promise<void> {
  const asked = barang.filter((one) => one.no_sertifikat !== null);
  if (asked.length === 0) return;
  const [ada] = await listBersertifikat(tx, asked);
  if (ada)
    conflictIf(
      true,
      fill(TIDAK_BERLIAN.SERTIFIKAT_DIPAKAI, {
        lembaga: ada.lembaga ?? '',
        no_sertifikat: ada.no_sertifikat ?? '',
        kode_berlian: ada.kode_berlian,
      }),
    );
}

/** On any day while each stone lies as it came (BATAL_PENERIMAAN, D-45.4): they go back to the supplier. */
async function undo(tx: Tx, held: HeldOf<Words>, ctx: Ctx) {
  const { no_terima, barang, kode_supplier } = held;
  await lockSupplier(tx, ctx.kode_toko, `BLN/${kode_supplier}`);
  const codes = barang.map((one) => one.kode_berlian);
  const stones = await lockBatu(tx, codes, ctx);
  const bergerak =
    barang.find((one) => {
      const stone = stones.get(one.kode_berlian);
      return (
        !stone ||
        keadaanBatu(stone) !== null ||
        stone.carat !== one.carat ||
        stone.butir !== one.butir
      );
    }) ?? (await findBergerak(tx, codes, no_terima, ctx));
  conflictIf(
    bergerak !== undefined,
    fill(TIDAK_BERLIAN.BERLIAN_BERGERAK, { kode_berlian: bergerak?.kode_berlian ?? '' }),
  );
  return {
    head: { hari_batal: ctx.hari, op_batal: ctx.op },
    afterNumber: async (no_batal: string) => {
      await setKeadaan(tx, codes, { status: 'RETUR', no_pegang: no_batal }, ctx);
      const gerak = [...stones.values()].map((one) => gerakOf(one, 'MASUK', -1));
      await gerakkanBatu(tx, { no_bukti: no_batal, no_dokumen: no_terima }, gerak, ctx);
    },
  };
}

export const terimaBerlian = serveDocument(terimaBerlianDocument, {
  makes: { terima: take },
  undo,
  paperExtras: (_, { barang }) =>
    Promise.resolve({
      barang: barang.map((one) => [`${one.kode_berlian} ${one.kode_dept}`, teksBatu(one)] as const),
    }),
});
