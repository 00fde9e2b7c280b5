import type { Right } from '#kit/contract/endpoint.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { minus } from '#kit/rules/quantity.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { shown } from '#kit/rules/sentence.ts';
import type { Sql } from '#kit/server/sql.ts';
import { buktiOf, fieldIn, lettersOf } from '#areas/dokumen/contract/document-paper.ts';
import { findCustomer } from '#areas/customer/server/customer.table.ts';
import { nilaiBukti } from '#areas/pesan/rules/pesan-bukti.ts';
import type { DokumenPesan, SumberList, SumberPesan } from '#areas/pesan/server/kirim-nota.ts';
import { tukarHadiahDocument } from '#areas/member/contract/tukar-hadiah.document.ts';
import { tukarHadiah } from '#areas/member/server/tukar-hadiah.ts';
import { setoranDocument } from '#areas/penjualan/contract/titipan/setoran.document.ts';
import { titipanDocument } from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { tokoPesan } from '#areas/penjualan/server/alamat-nota.ts';
import { setoran } from '#areas/penjualan/server/titipan/setoran.ts';
import { titipan } from '#areas/penjualan/server/titipan/titipan.ts';
import { gesekDocument } from '#areas/gesek/contract/gesek.document.ts';
import { gesek } from '#areas/gesek/server/gesek.ts';
import { ambilServiceDocument } from '#areas/service/contract/ambil-service.document.ts';
import { bayarServiceDocument } from '#areas/service/contract/bayar-service.document.ts';
import { bayarPesananDocument } from '#areas/service/contract/pesanan/bayar-pesanan.document.ts';
import { ambilService } from '#areas/service/server/ambil-service.ts';
import { bayarService } from '#areas/service/server/bayar-service.ts';
import { bayarPesanan } from '#areas/service/server/pesanan/bayar-pesanan.ts';
import { pesanan } from '#areas/service/server/pesanan/pesanan.ts';
import { service } from '#areas/service/server/terima-service.ts';
import { kelebihanCicilanDocument } from '#areas/cicilan/contract/lelang/kelebihan.document.ts';
import { lelangCicilanDocument } from '#areas/cicilan/contract/lelang/lelang.document.ts';
import { cicilan } from '#areas/cicilan/server/cicilan.ts';
import { kelebihanCicilan } from '#areas/cicilan/server/lelang/kelebihan.ts';
import { lelangCicilan } from '#areas/cicilan/server/lelang/lelang.ts';
import { dariInduk } from '#app/server/pesan/dari-induk.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Printed = Parameters<typeof buktiOf>[0] & { readonly one: { readonly right: Right } };
/** Whose phone it goes to, and the slip that the act was done on, whose page the message names. */
type Penerima = DokumenPesan['customer'] & { readonly surat?: string };
type Row = { readonly status: string; readonly tgl_system: Hari };
type Baca<R> = (on: Sql, no: string, ctx: Ctx) => Promise<R>;

/** A kind whose message says what its paper says: one declaration, so that both cannot differ (D-33.22). */
const bukti = <R extends Row>(
  of: Printed,
  baca: Baca<R>,
  penerima: (on: Sql, row: R, ctx: Ctx) => Promise<Penerima>,
): SumberPesan => ({
  jenis: 'NOTA_BUKTI',
  right: of.one.right,
  baca: async (on, no, ctx) => {
    const row = await baca(on, no, ctx);
    const { surat, ...customer } = await penerima(on, row, ctx);
    const { isi, bulat, sebutan, jumlah, batal } = buktiOf(of, row);
    const said = {
      perihal: lettersOf(of.spec, row),
      no,
      tgl_system: row.tgl_system,
      batal,
      rincian: [
        ...isi,
        ...(bulat ? [['Pembulatan tunai', bulat] as const] : []),
        [sebutan ?? shown(fieldIn(of, of.spec.paper.total).label), jumlah] as const,
      ],
    };
    const toko = await tokoPesan(on, surat ?? no, ctx);
    return { status: row.status, customer, nilai: nilaiBukti(said, customer.nama, toko) };
  },
});

type Surat = {
  readonly kode_customer: string | null;
  readonly nama_customer: string;
  readonly no_hp: string | null;
};
const orangnya = ({ kode_customer, nama_customer, no_hp }: Surat): Penerima => ({
  kode_customer,
  nama: nama_customer,
  no_hp,
});

/** The customer of the slip that an act was done on, whose number the act has under this name. */
const milikSurat =
  (key: string, baca: Baca<Surat>) =>
  async (on: Sql, row: object, ctx: Ctx): Promise<Penerima> => {
    const surat = String((row as Readonly<Record<string, unknown>>)[key]);
    return { ...orangnya(await baca(on, surat, ctx)), surat };
  };

const milikPesanan = milikSurat('no_pesanan', pesanan.read);
const milikService = milikSurat('no_service', service.read);
const milikCicilan = milikSurat('no_cicilan', cicilan.read);

const readSetoran = dariInduk(setoranDocument, setoran);

/** A further deposit has no paper of its own kind: its slip is the deposit's. */
const SETORAN: SumberPesan = {
  jenis: 'NOTA_BUKTI',
  right: titipanDocument.one.right,
  baca: async (on, no, ctx) => {
    const { no_titip, jumlah, dp_sesudah, status, tgl_system } = await readSetoran(on, no, ctx);
    const { customer, harga_total } = await titipan.read(on, no_titip, ctx);
    const said = {
      perihal: 'Setoran Titipan',
      no,
      tgl_system,
      batal: status === 'CANC',
      rincian: [
        ['No Titip', no_titip],
        ['Setoran', formatRupiah(jumlah)],
        ['Uang titip sekarang', formatRupiah(dp_sesudah)],
        ['Sisa', formatRupiah(minus(harga_total, dp_sesudah))],
      ] as const,
    };
    const nilai = nilaiBukti(said, customer.nama, await tokoPesan(on, no_titip, ctx));
    return { status, customer, nilai };
  },
};

/** A gift is taken by a card: the phone is the card's. */
const milikKartu = async (on: Sql, row: { readonly kode_customer: string }): Promise<Penerima> => {
  const { kode_customer } = row;
  const kartu = await findCustomer(on, kode_customer);
  return { kode_customer, nama: kartu?.nama ?? '', no_hp: kartu?.no_hp ?? null };
};

/** Proofs of what moved, by the letters of their numbers. */
export const SUMBER_BUKTI: SumberList = {
  AT: SETORAN,
  AP: bukti(bayarPesananDocument, dariInduk(bayarPesananDocument, bayarPesanan), milikPesanan),
  AV: bukti(bayarServiceDocument, dariInduk(bayarServiceDocument, bayarService), milikService),
  SA: bukti(ambilServiceDocument, dariInduk(ambilServiceDocument, ambilService), milikService),
  GT: bukti(gesekDocument, gesek.read, async (_, row) => orangnya(row)),
  HD: bukti(tukarHadiahDocument, tukarHadiah.read, milikKartu),
  LC: bukti(lelangCicilanDocument, dariInduk(lelangCicilanDocument, lelangCicilan), milikCicilan),
  KX: bukti(
    kelebihanCicilanDocument,
    dariInduk(kelebihanCicilanDocument, kelebihanCicilan),
    milikCicilan,
  ),
};
