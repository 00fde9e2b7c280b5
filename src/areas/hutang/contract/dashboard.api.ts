import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  day,
  gram,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
} from '#kit/contract/field.ts';
import { asField, phoneTold } from '#kit/contract/field-more.ts';
import { sense } from '#kit/rules/sentence.ts';

/** A shop holds more than 100 kg in pledge: only a single piece has that limit. */
const SEMUA = { min: 0, max: Number.MAX_SAFE_INTEGER };
/** So many loans, and what is owed on them or was moved by them. */
const jumlah = (label: string) =>
  asField(objectOf({ jumlah: int(sense('Jumlah', 'banyaknya')), rupiah: rupiah('Rupiah') }), label);

/** A loan that asks for a call: when it is due, what it costs today, what its gold is worth as scrap. */
const hutangPerlu = {
  no_faktur_hutang: kode('No Hutang'),
  nama_customer: text('Customer'),
  no_hp: optional(phoneTold('No HP')),
  tgl_jatuh_tempo: day('Jatuh Tempo'),
  total_kewajiban: rupiah('Kewajiban'),
  nilai_rosok: optional(rupiah('Nilai Rosok')),
};
const daftar = (label: string) => asField(listOf(objectOf(hutangPerlu)), label);

/** What is lent out and what lies in custody for it as the book holds it now, what was done today, and what asks. */
export const dashboardHutangEndpoint = defineEndpoint({
  call: 'GET hutang/dashboard',
  summary: 'Ringkasan hutang',
  answer: {
    aktif: int('Hutang Berjalan'),
    pokok: rupiah('Pokok'),
    jaminan_qty: int('Jaminan'),
    jaminan_berat: gram('Berat Jaminan', SEMUA),
    jaminan_murni: gram('Murni Jaminan', SEMUA),
    bunga_hari: rupiah('Bunga Hari Ini'),
    bunga_berjalan: rupiah('Bunga Berjalan'),
    baru_hari: jumlah('Hutang Baru Hari Ini'),
    lunas_hari: jumlah('Pelunasan Hari Ini'),
    lewat: jumlah('Lewat Jatuh Tempo'),
    tempo_hari: jumlah('Jatuh Tempo Hari Ini'),
    tempo_minggu: jumlah('Jatuh Tempo 7 Hari'),
    dekat_rosok: jumlah('Mendekati Nilai Rosok'),
    kelebihan: jumlah('Kelebihan Lelang Belum Diambil'),
    menunggu: int('Menunggu Validasi'),
    /** Due today and in the week after it, the earliest first. */
    daftar_tempo: daftar('Jatuh tempo minggu ini'),
    /** At or above PERINGATAN_HUTANG_PERSEN of their scrap value, the dearest for its gold first (D-35.20). */
    daftar_rosok: daftar('Mendekati nilai rosok'),
  },
  right: 'login',
});
