import { kept, zip } from '#kit/rules/lists.ts';
import { at, fill, gather } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant, refuseIf } from '#kit/server/problem.ts';
import { bisaGabung, teksBatu, type Batu } from '#areas/berlian/rules/batu.ts';
import { TIDAK_KIRIM_BATU } from '#areas/berlian/rules/kirim.ts';
import { takeBatu, gabungkan, pisahkan, tuntutBagian } from '#areas/berlian/server/bagian.ts';
import {
  gerakkanBatu,
  gerakOf,
  lockBatu,
  setKeadaan,
} from '#areas/berlian/server/berlian.table.ts';
import { setFotoTiba } from '#areas/berlian/server/foto-berlian.table.ts';
import { hargaBatu } from '#areas/berlian/server/jual-batu.ts';
import { findJalanPulang, setPulang } from '#areas/berlian/server/kirim/kirim-batu.table.ts';
import { needGudangToko } from '#areas/berlian/server/terima-berlian.ts';
import {
  batuDengan,
  type BatuDiminta,
  type BatuPulang,
} from '#areas/kirim/server/batu/batu-kiriman.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Loose stones of the shop's own, each with its price of today; what is in consignment is not the shop's to send. */
async function tahan(tx: Tx, asked: readonly BatuDiminta[], ctx: Ctx) {
  const taken = await takeBatu(tx, asked, ctx);
  refuseIf(
    taken.flatMap(({ konsinyasi, dari_berlian, kode_berlian }, index) =>
      gather([
        konsinyasi,
        fill(TIDAK_KIRIM_BATU.KONSINYASI_DIKIRIM, { kode_berlian: dari_berlian ?? kode_berlian }),
      ]).map((one) => at(one, 'barang', index)),
    ),
  );
  const harga = await hargaBatu(tx, taken, ctx);
  const codes = taken.map((one) => one.kode_berlian);
  return {
    lines: zip(taken, harga).map(([one, harga_jual]) => ({
      kode_barcode: one.kode_berlian,
      nama_barang: teksBatu(one),
      kode_dept: one.kode_dept,
      carat: one.carat,
      butir: one.butir,
      dari_berlian: one.dari_berlian,
      bagian_lain: one.lain,
      lembaga: one.lembaga,
      no_sertifikat: one.no_sertifikat,
      harga_jual,
      harga_modal: one.harga_modal,
      dari_gudang: one.kode_gudang ?? '',
    })),
    asks: tuntutBagian(taken),
    keluar: async (no: string) => {
      const bukti = { no_bukti: no, no_dokumen: no };
      await pisahkan(tx, bukti, taken, 'KIRIM', ctx);
      await setKeadaan(tx, codes, { status: 'KIRIM', no_pegang: no }, ctx);
      const gerak = taken.map((one) => gerakOf(one, 'KIRIM', -1));
      await gerakkanBatu(tx, bukti, gerak, ctx);
    },
  };
}

/**
 * Parts join their parcels (decision 1061), the rest lies loose; a part that joined is gone by the act that did it. 409
 * where its parcel is on its way too: that one comes back, or arrives, first (decision 1103).
 */
async function tahanPulang(tx: Tx, no_kirim: string, lines: readonly BatuPulang[], ctx: Ctx) {
  if (lines.length === 0) return () => Promise.resolve();
  const codes = lines.flatMap((one) => [one.kode_barcode, one.dari_berlian]);
  const held = await lockBatu(
    tx,
    codes.filter((kode) => kode !== null),
    ctx,
  );
  const stones = lines.map((line) => {
    const stone = kept(held, line.kode_barcode);
    const jalan = stone.status === 'KIRIM' && stone.no_pegang === no_kirim;
    invariant(jalan, `${line.kode_barcode} is not on its way in ${no_kirim}`);
    return { stone, line };
  });
  await tolakDiJalan(
    tx,
    stones.flatMap(({ line }) => held.get(line.dari_berlian ?? '') ?? []),
    ctx,
  );
  const parts = stones.flatMap(({ line, stone: part }) => {
    const parcel = held.get(line.dari_berlian ?? '');
    return parcel && bisaGabung(parcel, part) ? [{ part, parcel }] : [];
  });
  const sendiri = stones.flatMap(({ line, stone }) =>
    parts.some(({ part }) => part === stone)
      ? []
      : [{ ...stone, kode_gudang: line.kode_gudang ?? line.dari_gudang }],
  );
  if (sendiri.length > 0) await needGudangToko(tx, sendiri, ctx);
  return async ({ no_bukti }: { readonly no_bukti: string }) => {
    const bukti = { no_bukti, no_dokumen: no_kirim };
    const gabung = parts.map(({ part }) => part.kode_berlian);
    await setKeadaan(tx, gabung, { status: 'KIRIM', no_pegang: no_bukti }, ctx);
    await gabungkan(tx, bukti, parts, 'KIRIM', ctx);
    await setPulang(tx, sendiri, ctx);
    const gerak = sendiri.map((one) => gerakOf(one, 'KIRIM', 1));
    await gerakkanBatu(tx, bukti, gerak, ctx);
  };
}

/**
 * 409 where a parcel is on its way, out or home. Out: in a shipment that is neither settled nor cancelled, and of whose
 * receipt this shop's half is booked. Home: another shop packed it and this one has it not yet (decision 1135).
 */
async function tolakDiJalan(tx: Tx, parcels: readonly Batu[], ctx: Ctx): Promise<void> {
  const keluar = parcels.find(diJalan);
  const pulang = await findJalanPulang(
    tx,
    parcels.filter(({ status }) => status !== 'LEPAS').map(({ kode_berlian }) => kode_berlian),
    ctx,
  );
  const { kode_berlian = '' } = keluar ?? pulang ?? {};
  const no_kirim = keluar?.no_pegang ?? pulang?.no_kirim ?? '';
  conflictIf(
    keluar !== undefined || pulang !== undefined,
    fill(TIDAK_KIRIM_BATU.PARCEL_DI_JALAN, { kode_berlian, no_kirim }),
  );
}

/** Of a shipment that is neither received, settled nor cancelled. */
const diJalan = ({ status, no_pegang }: Pick<Batu, 'status' | 'no_pegang'>): boolean =>
  status === 'KIRIM' && (no_pegang ?? '').startsWith('KB');

/** Off the road, and lost: № 83 tells both, as of a stone that a count missed. */
async function hilang(
  tx: Tx,
  { no_kirim, no_bukti }: { readonly no_kirim: string; readonly no_bukti: string },
  codes: readonly string[],
  ctx: Ctx,
): Promise<void> {
  const stones = [...(await lockBatu(tx, codes, ctx)).values()];
  await setKeadaan(tx, codes, { status: 'HILANG', no_pegang: no_bukti }, ctx);
  const gerak = stones.flatMap((one) => [gerakOf(one, 'KIRIM', 1), gerakOf(one, 'HILANG', -1)]);
  await gerakkanBatu(tx, { no_bukti, no_dokumen: no_kirim }, gerak, ctx);
}

batuDengan({
  teks: teksBatu,
  foto: (tx, kode_berlian, foto, ctx) => setFotoTiba(tx, { kode_berlian, foto }, ctx),
  tahan,
  tahanPulang,
  hilang,
  sampai: (tx, no_sampai, codes, ctx) =>
    setKeadaan(tx, codes, { status: 'KIRIM', no_pegang: no_sampai }, ctx),
});
