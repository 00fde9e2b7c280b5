import { formatGram, percentText } from '#kit/rules/format.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import { minus, mg, percentOf, rp, sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { joined, sentence, word } from '#kit/rules/sentence.ts';
import { kept } from '#kit/rules/lists.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { BodyOf, HeldOf, LineOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { periksaKadarGroup } from '#areas/barang/rules/kadar.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import type { MasterBarang } from '#areas/stock/rules/periksa-barang.ts';
import { jagaBeratWajar } from '#areas/stock/server/jaga/berat-wajar.ts';
import { readMasterBarang } from '#areas/stock/server/barang-baru.table.ts';
import { isiPo, periksaPo } from '#areas/pre-order/server/isi-po.ts';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import { terimaEvents } from '#areas/terima/contract/terima.event.ts';
import {
  bukuTerima,
  denganPpn,
  melebihi,
  periksaFaktur,
  sisaLot,
  SUPPLIER_UMUM,
  TIDAK_TERIMA,
} from '#areas/terima/rules/penerimaan.ts';
import { batalTerima } from '#areas/terima/server/batal-terima.ts';
import {
  belumDilabel,
  findFaktur,
  isSupplier,
  listLabelled,
  listSisa,
} from '#areas/terima/server/terima.table.ts';
import { pajakAktifParam } from '#areas/toko/contract/pajak-aktif.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { terimaParam } from '#areas/terima/contract/terima.parameter.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

type Words = typeof terimaDocument.spec;
type Typed = BodyOf<Words, 'terima'>;
export type Terima = HeldOf<Words>;
export type LotRow = LineOf<Words>;

/** Takes a delivery in: each lot is weighed, and lies loose in the warehouse until it is labelled. */
async function take(tx: Tx, typed: Typed, ctx: Ctx) {
  tx.guards.add('fineness');
  const master = await readMasterBarang(tx, ctx.kode_toko);
  refuseIf([
    ...(await periksaSupplier(tx, typed, ctx)),
    ...gather([
      master.gudang.get(typed.kode_gudang)?.jenis !== 'TOKO',
      TIDAK_TERIMA.GUDANG_BUKAN_TOKO,
    ]),
    ...(await periksaPajak(tx, typed, ctx)),
    ...typed.lot.flatMap((lot, index) =>
      periksaLot(lot, master).map((one) => at(one, 'lot', index)),
    ),
  ]);
  refuseIf(await periksaPo(tx, typed.lot, ctx, { part: 'lot' }));
  const { no_faktur_pajak } = typed;
  const [ppn_rp, pph22_rp] = [typed.ppn_rp ?? rp(0), typed.pph22_rp ?? rp(0)];
  const lots = denganPpn(
    typed.lot.map((lot) => lotOf(lot, master)),
    ppn_rp,
  );
  const kode_supplier = typed.kode_supplier ?? SUPPLIER_UMUM;
  const asks = askDifference(lots, kode_supplier, ctx);
  return {
    head: {
      kode_supplier,
      kode_gudang: typed.kode_gudang,
      no_intern: typed.no_intern,
      dokumen_perolehan: typed.dokumen_perolehan,
      no_faktur_pajak,
      ppn_rp,
      pph22_rp,
      keterangan: typed.keterangan ?? '',
      total_qty: lots.reduce((all, lot) => all + lot.qty, 0),
      total_berat: sum(lots.map((lot) => lot.berat)),
      total_murni: sum(lots.map((lot) => lot.murni)),
      total_modal: sum(lots.map((lot) => lot.modal ?? rp(0))),
      berselisih: asks.length > 0,
    },
    lines: lots,
    parts: { barang: [] },
    postings: bukuTerima(lots, kode_supplier, typed.kode_gudang, pph22_rp),
    note: `Terima dari ${kode_supplier}`,
    asks: [
      ...asks,
      ...jagaBeratWajar(tx, lots.map(ditimbang), ctx),
      ...askTanpaPpn(typed, lots, ctx),
    ],
    afterNumber: (no: string) =>
      isiPo(
        tx,
        no,
        lots.map((lot, index) => ({ ...lot, urut: index + 1 })),
        ctx,
      ),
  };
}

const ditimbang = ({ kode_dept, kode_group, kode_kadar, berat, qty }: LotRow) => ({
  nama: `${kode_dept} ${kode_group} ${kode_kadar}`,
  berat,
  qty,
});

/** While the shop keeps tax an invoice lowers what the goods are taxed at when they are sold (D-41.8). */
const berfaktur = ({ dokumen_perolehan }: Pick<Typed, 'dokumen_perolehan'>, { param }: Ctx) =>
  dokumen_perolehan === 'FAKTUR_PAJAK' && param(pajakAktifParam.PPN_AKTIF);

/**
 * With SUPPLIER_BARANG_MODULE a delivery names a supplier of the master (D-33.11); while the shop keeps tax, one with a
 * tax invoice names who wrote it (D-41.11).
 */
async function periksaSupplier(tx: Tx, typed: Typed, ctx: Ctx): Promise<Refusal[]> {
  const { kode_supplier: kode } = typed;
  const modul = ctx.modul(barangModul.SUPPLIER_BARANG_MODULE);
  const umum = kode === null || kode === SUPPLIER_UMUM;
  if ((modul && kode === null) || (umum && berfaktur(typed, ctx)))
    return [TIDAK_TERIMA.SUPPLIER_KOSONG];
  if (!modul || kode === null) return [];
  return (await isSupplier(tx, ctx.kode_toko, kode)) ? [] : [TIDAK_TERIMA.SUPPLIER_TIDAK_ADA];
}

/** A tax invoice is booked once in the chain: a second delivery under its number would count its taxes twice. */
async function periksaPajak(tx: Tx, typed: Typed, { param }: Ctx): Promise<Refusal[]> {
  const salah = periksaFaktur(typed, typed.lot, param(pajakAktifParam.PPN_AKTIF));
  if (typed.no_faktur_pajak === null || salah.length > 0) return salah;
  const no_terima = await findFaktur(tx, typed.no_faktur_pajak);
  return no_terima === undefined ? [] : [fill(TIDAK_TERIMA.FAKTUR_DIPAKAI, { no_terima })];
}

/** A tax invoice that says no PPN is a number alone: another person agrees that there is one (D-41.11). */
function askTanpaPpn(typed: Typed, lots: readonly LotRow[], ctx: Ctx): Tuntutan[] {
  if (!berfaktur(typed, ctx) || (typed.ppn_rp ?? 0) > 0) return [];
  return [
    {
      event: stockEvents.UBAH_BARANG,
      ringkasan: sentence('Penerimaan dari {kode_supplier} dengan faktur pajak tanpa PPN', {
        kode_supplier: typed.kode_supplier ?? SUPPLIER_UMUM,
      }),
      angka: [
        { label: 'No Faktur Pajak', nilai: typed.no_faktur_pajak ?? '-' },
        { label: 'Berat', nilai: `${formatGram(sum(lots.map((lot) => lot.berat)))} g` },
      ],
    },
  ];
}

function periksaLot(lot: Typed['lot'][number], master: MasterBarang): Refusal[] {
  const tidakAda = (field: string, nama: string, kode: string): Refusal => ({
    ...fill(TIDAK_TERIMA.KODE_TIDAK_ADA, { nama: word(nama), kode }),
    field,
  });
  return gather(
    [!master.jenis.has(lot.kode_dept), tidakAda('kode_dept', 'Jenis', lot.kode_dept)],
    [!master.group.has(lot.kode_group), tidakAda('kode_group', 'Group', lot.kode_group)],
    [!master.kadar.has(lot.kode_kadar), tidakAda('kode_kadar', 'Kadar', lot.kode_kadar)],
    [lot.berat_bruto < lot.berat, TIDAK_TERIMA.BRUTO_KURANG],
  ).concat(periksaKadarGroup(lot.kode_group, lot.kode_kadar, master.kadarGroup));
}

/** A lot as it came: nothing labelled, nothing counted. */
function lotOf({ tanpa_po: _, ...lot }: Typed['lot'][number], { kadar }: MasterBarang): LotRow {
  const persen = kept(kadar, lot.kode_kadar);
  return {
    ...lot,
    persen,
    murni: percentOf(lot.berat, persen, 'half'),
    label_qty: 0,
    label_berat: mg(0),
    lot_berat: mg(0),
    lot_murni: mg(0),
    label_modal: rp(0),
    hilang_qty: 0,
    hilang_berat: mg(0),
    hilang_murni: mg(0),
    hilang_modal: rp(0),
    retur_qty: 0,
    retur_berat: mg(0),
    retur_murni: mg(0),
    retur_modal: rp(0),
  };
}

/** Where the scale and the slip disagree by more than the shop allows, somebody else agrees. */
function askDifference(lots: readonly LotRow[], kode_supplier: string, ctx: Ctx): Tuntutan[] {
  const beda = lots.filter((lot) =>
    melebihi(
      minus(lot.berat, lot.berat_nota),
      lot.qty,
      ctx.param(terimaParam.TOLERANSI_PENERIMAAN),
    ),
  );
  if (beda.length === 0) return [];
  const ask = {
    event: terimaEvents.PENERIMAAN_SELISIH,
    ringkasan: sentence('Penerimaan dari {kode_supplier} tidak cocok', { kode_supplier }),
    angka: beda.map((lot) => ({
      label: sentence('{persen}, {qty} barang', { persen: percentText(lot.persen), qty: lot.qty }),
      nilai: joined(
        [
          sentence('nota {berat_nota} g', { berat_nota: formatGram(lot.berat_nota) }),
          sentence('timbang {berat} g', { berat: formatGram(lot.berat) }),
          sentence('selisih {selisih} g', {
            selisih: formatGram(minus(lot.berat, lot.berat_nota)),
          }),
        ],
        ', ',
      ),
    })),
  };
  return [ask];
}

/** Lots as they are answered, each with what is still unlabelled of it, and without its cost. */
function tells({ lot: lots }: Pick<Terima, 'lot'>) {
  const lot = lots.map((one, index) => {
    const sisa = sisaLot(one);
    return {
      urut: index + 1,
      kode_dept: one.kode_dept,
      kode_group: one.kode_group,
      kode_kadar: one.kode_kadar,
      kadar: one.persen,
      no_po: one.no_po,
      qty: one.qty,
      berat_bruto: one.berat_bruto,
      berat_nota: one.berat_nota,
      berat: one.berat,
      murni: one.murni,
      label_qty: one.label_qty,
      label_berat: one.label_berat,
      hilang_qty: one.hilang_qty,
      retur_qty: one.retur_qty,
      sisa_qty: sisa.qty,
      sisa_berat: sisa.berat,
    };
  });
  return { lot, sisa_qty: lot.reduce((all, one) => all + one.sisa_qty, 0) };
}

/** Deliveries; a labelling of their pieces is an act of its own (`label-terima.ts`). */
export const terima = serveDocument(terimaDocument, {
  makes: { terima: take },
  parts: { barang: { read: listLabelled } },
  undo: batalTerima,
  answerExtras: tells,
  listFilter: ({ belum }) => (belum === 'true' ? belumDilabel : undefined),
  async compute(on, rows, _, { kode_toko }) {
    const sisa = await listSisa(
      on,
      kode_toko,
      rows.map((row) => row.no_terima),
    );
    return rows.map((row) => ({ ...row, sisa_qty: sisa.get(row.no_terima) ?? 0 }));
  },
});
