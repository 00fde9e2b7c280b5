import { addMonths } from '#kit/rules/hari.ts';
import { rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { at, gather, type Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { zip } from '#kit/rules/lists.ts';
import type { GivenOf, StepBodyOf } from '#areas/dokumen/contract/document-types.ts';
import { tentukanSetuju, type BatasKeluar } from '#areas/buku/rules/keluar.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { UNNAMED } from '#areas/customer/rules/customer.ts';
import {
  cekCustomer,
  dicariDengan,
  type CustomerDicek,
} from '#areas/customer/server/catat-customer.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import {
  bukuHutang,
  hitungDibayar,
  periksaPeminjam,
  periksaPokok,
  TIDAK_HUTANG,
  type AturanPokok,
} from '#areas/hutang/rules/hutang.ts';
import { salesOf, type DasarHutang } from '#areas/hutang/server/dasar.query.ts';
import {
  gadaiOf,
  nilaiJaminan,
  tabelPokok,
  type Dinilai,
  type Hutang,
} from '#areas/hutang/server/hitung.ts';
import { periksaKodeGadai } from '#areas/hutang/rules/kode-gadai.ts';
import { listAkta } from '#areas/hutang/server/akta.query.ts';
import { askPlafondTurun } from '#areas/hutang/server/plafond-turun.ts';
import { suratHutang } from '#areas/hutang/rules/surat-hutang.ts';
import { figuresOf, tellsOf, termsOf, usulPokok } from '#areas/hutang/server/syarat.ts';
import { uangKeluar } from '#areas/hutang/server/uang-hutang.ts';
import { tungguValidasi } from '#areas/pembelian/server/beli.ts';
import { readRujukan } from '#areas/penjualan/server/rujukan.query.ts';
import { periksaCaraUji } from '#areas/barang/rules/cara-uji.ts';
import { ditimbang, jagaBeratWajar } from '#areas/stock/server/jaga/berat-wajar.ts';
import { cekBukti } from '#areas/stock/server/foto/bukti.ts';
import { samarkanKtp } from '#kit/rules/masked.ts';
import { kabariBatal, milikDokumen } from '#areas/penjualan/server/milik.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';

type Typed = GivenOf<typeof hutangDocument.spec, 'hutang'>;
type Goods = Typed['detail_barang'];
type Validated = StepBodyOf<typeof hutangDocument.spec, 'validasi'>;

/** Money is lent on gold: who, on what, how much under the ceiling, at which rate (D-16.1, D-35.1). */
async function lend(tx: Tx, typed: Typed, ctx: Ctx) {
  tx.guards.add('fineness');
  const { detail_barang } = typed;
  const who = await borrower(tx, typed, ctx);
  const photos = await checkPhotos(tx, detail_barang, typed.customer?.foto ?? null, ctx);
  const dinilai = await nilaiJaminan(tx, detail_barang, ctx);
  const usul = usulPokok(dinilai, ctx);
  const terms = termsOf({ ...typed, jumlah_hutang: typed.jumlah_hutang ?? usul }, dinilai, ctx);
  const { jumlah_hutang, admin } = terms;
  const tunggu = tungguValidasi(ctx);
  const dibayar = hitungDibayar(jumlah_hutang, admin);
  const paid = tunggu ? NOTHING : await uangKeluar(tx, typed.pembayaran, dibayar, ctx);
  const refusals = [
    ...(tunggu && typed.pembayaran?.length ? [TIDAK_HUTANG.BAYAR_DI_VALIDASI] : []),
    ...who.refusals,
    ...photos.refusals,
    ...periksaBarang(detail_barang, dinilai.dasar, ctx),
    ...periksaCaraUji('detail_barang', detail_barang, ctx.param(pembelianParam.CARA_UJI_WAJIB)),
    ...periksaPokok(jumlah_hutang, admin, aturanPokok(dinilai, ctx)),
    ...paid.refusals,
  ];
  const goods = zip(detail_barang, dinilai.nilai).map(([one, nilai]) => ({
    ...one,
    berat_bersih: one.berat_bersih ?? one.berat,
    ...nilai,
  }));
  const { taksiran, plafond } = dinilai;
  return {
    head: {
      ...who.head,
      ...terms,
      taksiran,
      plafond,
      dibayar,
      pembulatan_tunai: paid.pembulatan_tunai,
      keterangan: typed.keterangan,
      qty: goods.length,
      berat: sum(goods.map((one) => one.berat)),
      murni: sum(goods.map((one) => one.murni)),
      bunga_dibayar_sampai: ctx.hari,
      dasar_tempo: ctx.hari,
      mulai_bunga: ctx.hari,
      jenis: 'BARU' as const,
      no_hutang_lama: null,
      tunggu,
      valid_by: null,
      valid_at: null,
      duplikat_ke: 0,
      pokok_lama: rp(0),
      setuju_pokok: setujuPokok(jumlah_hutang, ctx),
      tgl_jatuh_tempo: addMonths(ctx.hari, terms.lama_bulan),
    },
    tells: () => tellsOf(terms, dinilai, usul, ctx),
    refusals,
    waits: tunggu,
    lines: goods,
    parts: { pembayaran: paid.pembayaran, akta: [] },
    postings: bukuHutang(terms, paid.lines, gadaiOf(goods)),
    asks: jagaBeratWajar(tx, goods.map(ditimbang), ctx),
    figures: figuresOf(tx, terms, dinilai, who.head.kode_customer, ctx),
    pays: { pokok: { jumlah: jumlah_hutang, ...batasPokok(ctx) } },
    beforeNumber: () => keepEvidence(tx, who, photos),
  };
}

/** What bounds a principal of these goods (D-35.4, D-33.5). */
const aturanPokok = ({ plafond, dasar }: Dinilai, ctx: Ctx): AturanPokok => ({
  plafond,
  mayExceed: ctx.param(hutangParam.PLAFOND_BOLEH_LEWAT),
  table: tabelPokok(dasar, ctx),
});

/** The card of a new borrower, and the photos as evidence of this loan. */
async function keepEvidence(
  tx: Tx,
  who: Pick<CustomerDicek, 'save'>,
  photos: { save(): Promise<void> },
) {
  const { kode_customer } = await who.save(tx);
  await photos.save();
  return { kode_customer };
}

/** The most that a level lends in one loan (D-51.6). */
export const batasPokok = ({ param }: Ctx): BatasKeluar => ({
  kasir: param(hutangParam.BATAS_HUTANG_KASIR),
  spv: param(hutangParam.BATAS_HUTANG_SPV),
});
export const setujuPokok = (jumlah: Rupiah, ctx: Ctx) =>
  tentukanSetuju(ctx.level, jumlah, batasPokok(ctx));

const NOTHING = { pembayaran: [], lines: [], pembulatan_tunai: rp(0), refusals: [] };

/** The cashier pays out what was agreed: now the gold is in custody and the set is booked (D-35.12). */
async function validate(tx: Tx, typed: Validated, ctx: Ctx, held: Hutang) {
  const { dibayar, detail_barang } = held;
  const paid = await uangKeluar(tx, typed.pembayaran, dibayar, ctx);
  const { pembayaran, lines, pembulatan_tunai, refusals } = paid;
  refuseIf(refusals);
  return {
    head: { valid_by: ctx.user_id, pembulatan_tunai },
    stamps: ['valid_at' as const],
    parts: { pembayaran },
    postings: bukuHutang(held, lines, gadaiOf(detail_barang)),
    asks: await askPlafondTurun(tx, held, ctx),
  };
}

/** Who borrows: the card of a new customer is made with the loan; identity is asked unless the shop asks for none. */
async function borrower(tx: Tx, { customer: typed, kode_sales: named }: Typed, ctx: Ctx) {
  const customer = typed ?? UNNAMED;
  const kode_sales = named ?? (await salesOf(tx, ctx));
  const { sales, customer: known } = await readRujukan(tx, ctx.kode_toko, {
    kode_sales: kode_sales ?? '',
    no_rekening: [],
    customer: dicariDengan(tx, customer, ctx),
  });
  const card = cekCustomer(customer, known, ctx);
  const { nama, alamat, no_hp, kode_customer } = card.customer;
  const no_ktp = customer.no_ktp ?? known?.no_ktp ?? null;
  const identity = ctx.param(pembelianParam.IDENTITAS_PENJUAL_WAJIB) !== 'TIDAK';
  return {
    refusals: [
      ...(kode_sales === null || sales ? [] : [TIDAK_HUTANG.SALES_TIDAK_ADA]),
      ...(card.refusals.length > 0
        ? card.refusals
        : periksaPeminjam({ nama, alamat, no_hp, no_ktp }, identity)),
    ],
    head: {
      kode_sales,
      kode_customer,
      nama_customer: nama,
      alamat_customer: alamat,
      no_hp,
      no_ktp,
      foto_customer: customer.foto,
    },
    save: card.save,
  };
}

/** Photos of the goods, compulsory where the shop says so, and of the identity. */
async function checkPhotos(tx: Tx, detail_barang: Goods, identity: string | null, ctx: Ctx) {
  const missing = detail_barang.flatMap(({ foto }, index) =>
    ctx.param(pembelianParam.FOTO_BELI_WAJIB) && !foto
      ? [at(TIDAK_HUTANG.FOTO_WAJIB, 'detail_barang', index)]
      : [],
  );
  const goods = detail_barang.map(({ foto }, at) => ({ foto, field: `detail_barang.${at}.foto` }));
  const photos = [...goods, { foto: identity, field: 'customer.foto' }].flatMap(({ foto, field }) =>
    foto === null ? [] : [{ foto, field }],
  );
  const { refusals, save } = await cekBukti(tx, 'hutang', photos, ctx);
  return { refusals: [...missing, ...refusals], save };
}

const periksaBarang = (
  detail_barang: Goods,
  dasar: DasarHutang,
  { param }: Pick<Ctx, 'param'>,
): Refusal[] => {
  const toleransi = param(pembelianParam.TOLERANSI_KADAR_BELI);
  return detail_barang.flatMap((one, index) =>
    [
      ...gather(
        [!dasar.jenis.includes(one.kode_dept), TIDAK_HUTANG.JENIS_TIDAK_ADA],
        [
          one.kode_group !== null && !dasar.group.includes(one.kode_group),
          TIDAK_HUTANG.GROUP_TIDAK_ADA,
        ],
        [
          one.kode_kadar !== null && !dasar.kadar.some((row) => row.kode_kadar === one.kode_kadar),
          TIDAK_HUTANG.KADAR_TIDAK_ADA,
        ],
        [one.kondisi !== null && !dasar.kondisi[one.kondisi], TIDAK_HUTANG.KONDISI_TIDAK_ADA],
        [(one.berat_bersih ?? one.berat) > one.berat, TIDAK_HUTANG.BERSIH_LEBIH],
      ),
      ...periksaKodeGadai(one, { ...dasar, toleransi }),
    ].map((no) => at(no, 'detail_barang', index)),
  );
};

/** A loan is not bound to the cashier who made it: a person who has the ticket is served (D-16.1). */
/**
 * The borrower gets a message when a loan that was paid out is cancelled: the goods leave the shop again, and should be
 * with him.
 */
const undo = (tx: Tx, held: Hutang, ctx: Ctx) =>
  Promise.resolve(
    held.status === 'OPEN'
      ? {}
      : {
          afterNumber: (no_batal: string) =>
            kabariBatal(
              tx,
              milikDokumen(held, held.no_faktur_hutang, held.jumlah_hutang),
              no_batal,
              ctx,
            ),
        },
  );

export const hutang = serveDocument(hutangDocument, {
  makes: { hutang: lend },
  undo,
  steps: { validasi: validate },
  parts: { pembayaran: PAYS, akta: { read: listAkta } },
  answerExtras: ({ no_ktp, foto_customer }) => ({ no_ktp: samarkanKtp(no_ktp), foto_customer }),
  paperExtras: (_, held: Hutang, ctx) =>
    Promise.resolve(suratHutang(held, ctx.param(hutangParam.NO_IZIN_GADAI))),
});
