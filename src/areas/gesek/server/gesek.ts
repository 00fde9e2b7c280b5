import { formatPersen, formatRupiah } from '#kit/rules/format.ts';
import { samarkanHp, samarkanKtp } from '#kit/rules/masked.ts';
import { minus, plus, rp, shareOf, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { gather } from '#kit/rules/refusal.ts';
import { said, sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { orRefuse, refuseIf } from '#kit/server/problem.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { cocokkan } from '#areas/buku/rules/pemilik.ts';
import { cekCustomer } from '#areas/customer/server/catat-customer.ts';
import type { Customer } from '#areas/customer/server/customer.table.ts';
import { gesekDocument, JENIS_KARTU } from '#areas/gesek/contract/gesek.document.ts';
import { gesekEvents } from '#areas/gesek/contract/gesek.event.ts';
import { gesekParam } from '#areas/gesek/contract/gesek.parameter.ts';
import {
  bukuGesek,
  feeDilepas,
  hitungFeeGesek,
  hitungGesek,
  periksaCatatan,
  periksaPemegang,
  TIDAK_GESEK,
} from '#areas/gesek/rules/gesek.ts';
import { isPemegangPetugas, readHariGesek } from '#areas/gesek/server/gesek.query.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { tunaiHariIni } from '#areas/pembelian/server/dasar-beli.query.ts';
import { readRujukan } from '#areas/penjualan/server/rujukan.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { uangModul } from '#areas/uang/contract/uang.modul.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { TIDAK_BAYAR } from '#areas/uang/rules/pembayaran.ts';
import { periksaKelipatan } from '#areas/uang/rules/pecahan.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';

/** No sum of the book is larger, in rupiah. */
const PALING_BANYAK = 10_000_000_000_000;

type Words = typeof gesekDocument.spec;
type Typed = BodyOf<Words, 'gesek'>;

/** Cash is paid out on a card: its charge is the payment of the document, the cash leaves the drawer (D-41.1). */
async function swipe(tx: Tx, typed: Typed, ctx: Ctx) {
  const { kode_bank, no_rekening, jenis_kartu, no_kartu, jumlah, keterangan } = typed;
  const { rekening, customer: known } = await readRujukan(tx, ctx.kode_toko, {
    kode_sales: '',
    no_rekening: [no_rekening],
    customer: typed.customer,
  });
  const account = orRefuse(
    [...rekening.values()].find((one) => one.kode_bank === kode_bank),
    TIDAK_BAYAR.REKENING_TIDAK_ADA,
  );
  const fees = feeDiminta(typed, ctx);
  const { holder, card } = await readHolder(tx, typed, known, ctx);
  const { nama_customer: nama, no_hp } = holder;
  const petugas = await isPemegangPetugas(tx, { nama, no_hp });
  const { jumlah_gesek_rp, biaya_bank } = hitungGesek({ jumlah, ...fees }, account.fee_persen);
  const kartu = { jenis: jenis_kartu, kode_bank, no_rekening, jumlah, fee: fees.fee, biaya_bank };
  const head = {
    ...holder,
    petugas,
    kode_bank,
    no_rekening,
    jenis_kartu,
    no_kartu,
    jumlah_rp: jumlah,
    ...fees,
    jumlah_gesek_rp,
    keterangan,
  };
  const angka = await angkaGesek(tx, { ...head, ktp: asalKtp(typed.customer.no_ktp, known) }, ctx);
  return {
    head,
    parts: { pembayaran: [kartu] },
    postings: bukuGesek(kartu, ctx.modul(uangModul.VALIDASI_NON_CASH_MODULE)),
    note: [holder.nama_customer, `${jenis_kartu} ${no_kartu}`, keterangan]
      .filter(Boolean)
      .join(' '),
    // The customer gets the cash, whether or not the charge is in the bank already.
    pays: { jumlah },
    asks: [
      {
        event: gesekEvents.GESEK_TUNAI,
        ...((jenis_kartu === 'CREDIT' || petugas) && { penyetuju: 'OWN' as const }),
        ringkasan: sentence('Gesek tunai {jumlah}', { jumlah: formatRupiah(jumlah) }),
        angka,
      },
    ],
    beforeNumber: async () => ({ kode_customer: (await card.save(tx)).kode_customer }),
  };
}

/** The shop's fee and the one that is asked; what is paid out is what coins make (D-51.1). */
function feeDiminta({ jumlah, fee: asked, keterangan }: Typed, { param }: Ctx) {
  const fee_parameter = param(gesekParam.FEE_GESEK_PERSEN);
  const fee_hitung = hitungFeeGesek(jumlah, fee_parameter);
  const fee = asked ?? fee_hitung;
  refuseIf([
    ...periksaCatatan(keterangan),
    ...gather(
      [fee > jumlah, TIDAK_GESEK.FEE_LEBIH],
      [jumlah + fee > PALING_BANYAK, TIDAK_GESEK.TERLALU_BESAR],
    ),
    ...periksaKelipatan(jumlah, param(uangParam.PECAHAN_TERKECIL)).map((one) => ({
      ...one,
      field: 'jumlah',
    })),
  ]);
  return { fee_persen: shareOf(fee, jumlah, 'half'), fee_parameter, fee_hitung, fee };
}

/** Whether the identity was shown now, and how it is to the one of the customer's card. */
type AsalKtp = 'SAMA' | 'DARI_KARTU' | 'LAIN';
const asalKtp = (told: string | null, known: Customer | undefined): AsalKtp =>
  told === null ? 'DARI_KARTU' : cocokkan(known?.no_ktp ?? null, told) === 'BEDA' ? 'LAIN' : 'SAMA';

/**
 * Whose card it is: known to the shop or told now. From the limit of the law on the identity is shown now: what is on
 * the customer's card says who he is and not who is here (D-51.10).
 */
async function readHolder(
  tx: Tx,
  { customer: told, jumlah, no_kartu }: Typed,
  known: Customer | undefined,
  ctx: Ctx,
) {
  const card = cekCustomer(told, known, ctx);
  refuseIf(card.refusals);
  const { kode_customer, nama, alamat, ...of } = card.customer;
  // A customer card without a telephone takes the one that is given now.
  const no_hp = of.no_hp ?? told.no_hp;
  const no_ktp = told.no_ktp ?? known?.no_ktp ?? null;
  const sudah = await tunaiHariIni(tx, ctx.hari, { kode_customer, no_hp, no_ktp }, no_kartu);
  const batas = ctx.param(pembelianParam.BATAS_LAPOR_TUNAI);
  const shown = { nama, no_hp, no_ktp: told.no_ktp, ktp_kartu: known?.no_ktp ?? null };
  refuseIf(periksaPemegang(shown, plus(sudah, jumlah), batas));
  const holder = {
    kode_customer,
    nama_customer: nama,
    alamat_customer: alamat,
    no_hp: no_hp ?? '',
    no_ktp,
  };
  return { holder, card };
}

type Head = {
  nama_customer: string;
  no_hp: string;
  no_ktp: string | null;
  ktp: AsalKtp;
  petugas: boolean;
  kode_bank: string;
  jenis_kartu: keyof typeof JENIS_KARTU;
  no_kartu: string;
  jumlah_rp: Rupiah;
  fee_parameter: Persen;
  fee_hitung: Rupiah;
  fee: Rupiah;
  jumlah_gesek_rp: Rupiah;
};

/** What the approver reads: the act, a fee that is not the shop's, and what the day holds of cards already. */
async function angkaGesek(tx: Tx, head: Head, ctx: Ctx): Promise<Angka[]> {
  const day = await readHariGesek(tx, head, ctx);
  const dilepas = feeDilepas(head.fee_hitung, head.fee);
  const lepas = plus(day.dilepas, dilepas > 0 ? dilepas : rp(0));
  return [
    { label: 'Customer', nilai: head.nama_customer },
    { label: 'No HP', nilai: samarkanHp(head.no_hp) ?? '-' },
    { label: 'No KTP', nilai: kataKtp(head) },
    { label: 'Bank', nilai: head.kode_bank },
    { label: 'Kartu', nilai: `${JENIS_KARTU[head.jenis_kartu]} ${head.no_kartu}` },
    { label: 'Tunai diberikan', nilai: formatRupiah(head.jumlah_rp) },
    { label: 'Fee', nilai: formatRupiah(head.fee) },
    ...(dilepas === 0
      ? []
      : [
          {
            label: 'Fee menurut parameter',
            nilai: `${formatRupiah(head.fee_hitung)} (${formatPersen(head.fee_parameter)}%)`,
          },
          { label: 'Selisih fee', nilai: formatRupiah(minus(head.fee, head.fee_hitung)) },
        ]),
    { label: 'Jumlah gesek', nilai: formatRupiah(head.jumlah_gesek_rp) },
    { label: 'Gesek hari ini', nilai: formatRupiah(plus(day.jumlah, head.jumlah_rp)) },
    ...(day.kartu_kali > 0
      ? [
          {
            label: 'Kartu ini sudah digesek hari ini',
            nilai: `${day.kartu_kali} x, ${formatRupiah(day.kartu_jumlah)}`,
          },
        ]
      : []),
    ...(day.lain_kali > 0
      ? [
          {
            label: 'Kartu lain pemegang ini hari ini',
            nilai: `${day.lain_kali} x, ${formatRupiah(day.lain_jumlah)}`,
          },
        ]
      : []),
    ...(lepas > 0 ? [{ label: 'Fee dilepas hari ini', nilai: formatRupiah(lepas) }] : []),
    ...(day.jenis_lain
      ? [{ label: 'Jenis kartu', nilai: said('Pernah dicatat dengan jenis lain') }]
      : []),
    ...(head.petugas
      ? [{ label: 'Perhatian', nilai: said('Pemegang kartu adalah petugas toko') }]
      : []),
  ];
}

/** The identity with its middle hidden, and where it comes from. */
function kataKtp({ no_ktp, ktp: asal }: Pick<Head, 'no_ktp' | 'ktp'>) {
  const ktp = samarkanKtp(no_ktp);
  if (!ktp) return '-';
  if (asal === 'DARI_KARTU') return sentence('{ktp}, dari kartu customer', { ktp });
  return asal === 'LAIN' ? sentence('{ktp}, lain dari kartu customer', { ktp }) : ktp;
}

export const gesek = serveDocument(gesekDocument, {
  makes: { gesek: swipe },
  parts: { pembayaran: PAYS },
});
