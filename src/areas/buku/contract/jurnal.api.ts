import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { choice, kode, listOf, objectOf, optional, text } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { sense } from '#kit/rules/sentence.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { bukuModul } from '#areas/buku/contract/buku.modul.ts';

const gate = modul(bukuModul.AKUNTANSI_MODULE);
const jurnal = { trx: kode('Nama Jurnal'), type: kode('Jenis Jurnal') };

/** One side of a journal; an empty number means that nothing was chosen for it yet. */
const sisi = {
  _id: text('Id', { max: 80 }),
  kode_akun: text('Kode Akun', { max: 40 }),
  jenis_akun: choice('Jenis Akun', {
    DEBET: sense('Debet', 'buku'),
    KREDIT: sense('Kredit', 'buku'),
  }),
  nomor_akun: optional(kode('Nomor Akun')),
};

export const jurnalRow = { ...jurnal, detail_akun: asField(listOf(objectOf(sisi)), 'Akun') };

/** The journals of Parameter Akun with the accounts they go to (2§2). */
export const daftarJurnalEndpoint = defineEndpoint({
  call: 'GET para-akun-transaksi',
  summary: 'Jurnal dan akunnya',
  answer: listOf(objectOf(jurnalRow)),
  right: 'login',
});

/** Everything that was changed in one journal, at once (Simpan Perubahan). */
export const ubahJurnalEndpoint = defineEndpoint({
  call: 'PUT para-akun-transaksi/:trx/:type',
  summary: 'Ubah akun jurnal',
  params: jurnal,
  body: {
    detail_akun: asField(
      listOf(
        objectOf({
          _id: optional(sisi._id),
          kode_akun: sisi.kode_akun,
          jenis_akun: optional(sisi.jenis_akun),
          nomor_akun: sisi.nomor_akun,
        }),
        { min: 1, max: 50 },
      ),
      'Akun',
    ),
  },
  answer: jurnalRow,
  right: { menu: ['parameter-akun'] },
  gate,
});
