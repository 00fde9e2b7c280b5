import {
  BAKI,
  BATAS_KELUAR,
  bebas,
  diBaki,
  dipegang,
  KAPASITAS,
  LAMA_KERANJANG,
  tagihan,
  type Kasir,
  type KodeKadar,
  type Nota,
  type Potong,
  diTerima,
  hargaPotong,
  kembali,
  type Toko,
} from '#tests/proof/model/toko.ts';

/** One call and what the documents say of it: how it is answered, and what is different afterwards. */
export type Perintah = {
  who: Kasir | 'SPV' | 'MU' | 'OWN';
  method?: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  /** Who approves it first; a spent or missing approval is a case of its own. */
  setuju?: 'SPV' | 'OWN';
  keystore?: string;
  key?: string;
  status: number;
  code?: string;
  /** Checks the answer's figures and keeps what changed; only for what was acknowledged. */
  lalu?: (data: any, text: string, keystore: string | undefined) => void;
};

/** Random numbers that a command chooses with; out of them comes the same choice in every replay. */
export type Angka = readonly [number, number, number];
export type Buat = (toko: Toko, angka: Angka) => Perintah | undefined;

export const ambil = <T>(dari: readonly T[], angka: number): T | undefined =>
  dari[angka % dari.length];
export const kasirOf = (angka: number): Kasir => (angka % 2 ? 'KASIR' : 'KASIR2');
const KADAR: readonly KodeKadar[] = ['375', '420', '700', '750'];
export const tunai = (jumlah: number) => ({ jenis: 'CASH', jumlah });
const debet = (jumlah: number) => ({
  jenis: 'DEBET',
  jumlah,
  kode_bank: 'BCA',
  no_rekening: '1234567890',
});
export const bukaAtau = (toko: Toko, perintah: Perintah): Perintah =>
  toko.buka
    ? perintah
    : { ...perintah, setuju: undefined, status: 409, code: 'HARI_TUTUP', lalu: undefined };

export const isiNota = (isi: readonly Potong[], pembayaran: object[], persen = 0) => ({
  kode_sales: 'S01',
  customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1' },
  barang: isi.map((one) => ({ kode_barcode: one.kode })),
  ...(persen ? { diskon: { persen: persen / 100 } } : {}),
  pembayaran,
});

/** Up to three free pieces, one after the other on the shelf. */
export function pilih(toko: Toko, who: Kasir, [a, b]: Angka): Potong[] {
  const ada = bebas(toko, who);
  const from = ada.length ? a % ada.length : 0;
  return ada.slice(from, from + 1 + (b % 3));
}

const jualDengan =
  (persen: (angka: number) => number, setuju?: 'SPV' | 'OWN'): Buat =>
  (toko, [a, b, c]) => {
    const who = kasirOf(c);
    const isi = pilih(toko, who, [a, b, c]);
    if (isi.length === 0) return undefined;
    const diskon = persen(c);
    const grand = tagihan(toko, isi, diskon);
    const satuan = new Map(isi.map((one) => [one.kode, hargaPotong(toko, one)]));
    const kartu = c % 3 === 0 ? Math.min(500_000, grand) : 0;
    const uang = c % 5 === 0 ? grand - kartu + 50_000 : grand - kartu;
    const bayar = [...(kartu ? [debet(kartu)] : []), ...(uang ? [tunai(uang)] : [])];
    const key = `model-jual-${toko.jam}`;
    const body = isiNota(isi, bayar, diskon);
    return bukaAtau(toko, {
      who,
      path: 'penjualan',
      body,
      setuju,
      key,
      status: 201,
      lalu: (data, text) => {
        harusSama('grand_total', data.grand_total, grand);
        harusSama('kembali', data.kembali, uang - (grand - kartu));
        for (const one of isi) Object.assign(one, { status: 'TERJUAL', keranjang: null });
        const nota: Nota = {
          no: data.no_faktur_jual,
          hari: toko.hari,
          kode: isi.map((one) => one.kode),
          grand,
          tunai: grand - kartu,
          bank: diTerima(kartu),
          batal: false,
          harga: diskon ? undefined : satuan,
        };
        toko.nota.push(nota);
        toko.laci += nota.tunai;
        toko.bank += nota.bank;
        if (!setuju) toko.terakhir = { path: 'penjualan', body, key, who, text };
      },
    });
  };

/** The same sale with one fault: nothing may change, whatever else is right about it. */
export const jualSalah =
  (
    rusak: (toko: Toko, isi: Potong[], grand: number) => object | undefined,
    status: number,
    code: string,
    who: Kasir = 'KASIR',
  ): Buat =>
  (toko, angka) => {
    const isi = pilih(toko, who, angka);
    const body = isi.length > 0 ? rusak(toko, isi, tagihan(toko, isi, 0)) : undefined;
    return body && bukaAtau(toko, { who, path: 'penjualan', body, status, code });
  };

export const hariIni = <T extends { hari: number; batal: boolean }>(toko: Toko, dari: T[]): T[] =>
  dari.filter((one) => !one.batal && one.hari === toko.hari);

/** Sales of today of which nothing has come back. */
const utuh = (toko: Toko): Nota[] =>
  hariIni(toko, toko.nota).filter((nota) => !nota.kode.some((kode) => kembali(toko, nota, kode)));

export const batalNota =
  (pilihan: (toko: Toko) => Nota[], status: number, code?: string, setuju?: 'SPV'): Buat =>
  (toko, [a]) => {
    const nota = ambil(pilihan(toko), a);
    if (!nota) return undefined;
    const cukup = toko.laci >= nota.tunai;
    if (nota.kode.some((kode) => kembali(toko, nota, kode)) && status === 200) return undefined;
    const gagal = status === 200 && !cukup;
    const perintah: Perintah = {
      who: 'KASIR',
      path: `penjualan/${nota.no}/batal`,
      body: { alasan: 'Customer berubah pikiran' },
      setuju: gagal ? undefined : setuju,
      status: gagal ? 403 : status,
      code: gagal ? 'PERLU_OTORISASI' : code,
      lalu: (_data, _text, keystore) => {
        nota.batal = true;
        toko.laci -= nota.tunai;
        toko.bank -= nota.bank;
        for (const kode of nota.kode)
          toko.potong.get(kode)!.status = nota.titip ? 'TITIP' : 'READY';
        if (nota.titip) nota.titip.status = 'AKTIF';
        toko.terpakai = keystore ?? null;
      },
    };
    return toko.buka ? perintah : undefined;
  };

const kas =
  (arah: 'masuk' | 'keluar', kode: string, jumlahOf: (toko: Toko, angka: number) => number): Buat =>
  (toko, [a]) => {
    const jumlah = jumlahOf(toko, a);
    if (jumlah <= 0) return undefined;
    const besar = arah === 'keluar' && jumlah > BATAS_KELUAR;
    const kurang = arah === 'keluar' && jumlah > toko.laci;
    return bukaAtau(toko, {
      who: kasirOf(a),
      path: `cash/${arah}`,
      body: { kode_transaksi: kode, jumlah, keterangan: 'Uji model' },
      setuju: besar && !kurang ? 'SPV' : undefined,
      ...(kurang ? { status: 409, code: 'KAS_KURANG' } : { status: 201 }),
      lalu: (data) => {
        toko.laci += arah === 'masuk' ? jumlah : -jumlah;
        toko.kas.push({
          no: data.no_kas,
          hari: toko.hari,
          jumlah: arah === 'masuk' ? jumlah : -jumlah,
          batal: false,
        });
      },
    });
  };

const kasSalah = (arah: string, isi: object, status: number, code?: string): Buat => {
  const body = { kode_transaksi: 'LISTRIK', jumlah: 1000, keterangan: 'Uji model', ...isi };
  return (toko) =>
    toko.buka ? { who: 'KASIR', path: `cash/${arah}`, body, status, code } : undefined;
};

const batalKas: Buat = (toko, [a]) => {
  const one = ambil(hariIni(toko, toko.kas), a);
  if (!one || !toko.buka) return undefined;
  const kurang = toko.laci - one.jumlah < 0;
  return {
    who: 'KASIR',
    path: `cash/${one.no}/batal`,
    body: { alasan: 'Salah ketik' },
    setuju: kurang ? undefined : 'SPV',
    ...(kurang ? { status: 409, code: 'KAS_KURANG' } : { status: 200 }),
    lalu: () => {
      one.batal = true;
      toko.laci -= one.jumlah;
    },
  };
};

const tambah: Buat = (toko, [a, b, c]) => {
  const baki = ambil(BAKI, c)!;
  const kadar = ambil(KADAR, b)!;
  const berat = 500 + (a % 12_000);
  const ongkos = (b % 5) * 12_500;
  const barang = Array.from({ length: 1 + (a % 4) }, (_, at) => ({
    nama_barang: `Cincin Model ${toko.jam} ${at}`,
    kode_kategori: 'PHS',
    kode_dept: 'CC',
    kode_group: 'T',
    kode_kadar: kadar,
    berat: berat / 1000,
    ongkos,
    harga_modal: 1_000_000,
    kode_gudang: 'TK',
    kode_baki: baki,
  }));
  if (diBaki(toko, baki).length + barang.length > KAPASITAS[baki]!) return undefined;
  return bukaAtau(toko, {
    who: 'MU',
    path: 'barang/banyak',
    body: { barang },
    status: 201,
    lalu: (data: { kode_barcode: string }[]) => {
      for (const { kode_barcode: kode } of data)
        toko.potong.set(kode, {
          kode,
          kadar,
          berat,
          ongkos,
          baki,
          status: 'READY',
          keranjang: null,
        });
    },
  });
};

const tambahSalah =
  (isi: object): Buat =>
  (toko, [a]) =>
    toko.buka
      ? {
          who: 'MU',
          path: 'barang',
          body: {
            nama_barang: `Gelang Model ${a}`,
            kode_kategori: 'PHS',
            kode_dept: 'GL',
            kode_group: 'T',
            kode_kadar: '750',
            berat: 3.1,
            kode_gudang: 'TK',
            kode_baki: 'A-01',
            ...isi,
          },
          status: 422,
        }
      : undefined;

const keranjang: Buat = (toko, [a, , c]) => {
  const who = kasirOf(c);
  const ada = [...toko.potong.values()];
  const one = ambil(ada, a);
  if (!one) return undefined;
  const siapa = dipegang(toko, one);
  const perintah = { who, path: 'keranjang', body: { kode_barcode: one.kode } };
  if (one.status === 'TERJUAL') return { ...perintah, status: 409, code: 'BARANG_TERJUAL' };
  if (one.status === 'TITIP') return { ...perintah, status: 409, code: 'BARANG_TIDAK_READY' };
  if (siapa && siapa !== who) return { ...perintah, status: 409, code: 'BARANG_DI_KERANJANG' };
  const lalu = () => void (one.keranjang = { siapa: who, sampai: toko.jam + LAMA_KERANJANG });
  return { ...perintah, status: 201, lalu };
};

const harga: Buat = (toko, [a, b]) => {
  const kode_kadar = ambil(KADAR, a)!;
  const harga_per_gram = 1_000_000 + (b % 1500) * 1000;
  return {
    who: 'OWN',
    path: 'parameter-harga-emas/banyak',
    body: { harga: [{ jenis: 'JUAL', kode_kadar, harga_per_gram }] },
    status: 201,
    lalu: () => void (toko.harga[kode_kadar] = harga_per_gram),
  };
};

const ulang: Buat = ({ terakhir, buka }) =>
  terakhir && buka
    ? {
        ...terakhir,
        status: 201,
        lalu: (_data, text) => harusSama('answer', text, terakhir.text),
      }
    : undefined;

const ulangLain: Buat = ({ terakhir, buka }) =>
  terakhir && buka
    ? {
        ...terakhir,
        body: { ...terakhir.body, keterangan: 'Lain' },
        status: 409,
        code: 'KUNCI_DIPAKAI',
      }
    : undefined;

const terlarang = (toko: Toko): Potong | undefined =>
  [...toko.potong.values()].find((one) => one.status === 'TERJUAL');
const milikLain = (toko: Toko): Potong | undefined =>
  [...toko.potong.values()].find(
    (one) => one.status === 'READY' && dipegang(toko, one) === 'KASIR2',
  );

/** Acts that the shop allows. */
export const SAH_DASAR: Readonly<Record<string, Buat>> = {
  jual: jualDengan(() => 0),
  'jual lagi': jualDengan(() => 0),
  'jual diskon kecil': jualDengan((angka) => 1 + (angka % 200)),
  'jual diskon besar': jualDengan((angka) => 501 + (angka % 400), 'OWN'),
  'batal nota': batalNota((toko) => hariIni(toko, toko.nota), 200, undefined, 'SPV'),
  'kas masuk': kas('masuk', 'MODAL_KAS', (_, angka) => 100 * (1 + (angka % 30_000))),
  'kas keluar': kas('keluar', 'LISTRIK', (toko, angka) =>
    Math.min(toko.laci, 100 * (1 + (angka % 40_000))),
  ),
  'kas keluar besar': kas('keluar', 'GAJI', (toko, angka) =>
    toko.laci > BATAS_KELUAR ? Math.min(toko.laci, BATAS_KELUAR + 100 * (1 + (angka % 10_000))) : 0,
  ),
  'batal kas': batalKas,
  tambah,
  'tambah lagi': tambah,
  keranjang,
  harga,
  ulang,
};

/** Acts that it forbids: each with one fault, the answer that the documents give it, and no effect. */
export const TERLARANG_DASAR: Readonly<Record<string, Buat>> = {
  'jual terjual': jualSalah(
    (toko, isi, grand) =>
      terlarang(toko) && isiNota([...isi, terlarang(toko)!], [tunai(grand + 90_000_000)]),
    409,
    'BARANG_TERJUAL',
  ),
  'jual milik lain': jualSalah(
    (toko, isi, grand) =>
      milikLain(toko) && isiNota([...isi, milikLain(toko)!], [tunai(grand + 90_000_000)]),
    409,
    'BARANG_DI_KERANJANG',
  ),
  'jual kembar': jualSalah(
    (_, isi, grand) => isiNota([...isi, isi[0]!], [tunai(grand * 2)]),
    422,
    'BARANG_KEMBAR',
  ),
  'jual kurang': jualSalah(
    (_, isi, grand) => isiNota(isi, [tunai(grand - 1)]),
    422,
    'BAYAR_KURANG',
  ),
  'jual kartu lebih': jualSalah(
    (_, isi, grand) => isiNota(isi, [debet(grand + 1)]),
    422,
    'BAYAR_LEBIH',
  ),
  'jual tanpa bayar': jualSalah((_, isi) => isiNota(isi, []), 422, 'BAYAR_KOSONG'),
  'jual diskon tanpa setuju': jualSalah(
    (toko, isi) => isiNota(isi, [tunai(tagihan(toko, isi, 700))], 700),
    403,
    'PERLU_OTORISASI',
  ),
  'jual sales asing': jualSalah(
    (_, isi, grand) => ({ ...isiNota(isi, [tunai(grand)]), kode_sales: 'TIDAKADA' }),
    422,
    'SALES_TIDAK_ADA',
  ),
  'batal tanpa setuju': batalNota((toko) => utuh(toko), 403, 'PERLU_OTORISASI'),
  'batal dua kali': batalNota((toko) => toko.nota.filter((one) => one.batal), 409, 'SUDAH_BATAL'),
  'batal kemarin': batalNota(
    (toko) => toko.nota.filter((one) => !one.batal && one.hari < toko.hari),
    422,
    'JUAL_KEMARIN',
  ),
  'setuju bekas': (toko, [a]) => {
    const nota = ambil(utuh(toko), a);
    if (!nota || !toko.terpakai || !toko.buka) return undefined;
    return {
      who: 'KASIR',
      path: `penjualan/${nota.no}/batal`,
      body: { alasan: 'Customer berubah pikiran' },
      keystore: toko.terpakai,
      status: 403,
      code: 'PERLU_OTORISASI',
    };
  },
  'kas kurang': kas('keluar', 'LISTRIK', (toko, angka) => toko.laci + 1 + (angka % 1000)),
  'kas arah salah': kasSalah('masuk', {}, 422, 'KODE_SALAH_ARAH'),
  'kas kode asing': kasSalah('keluar', { kode_transaksi: 'ENTAH' }, 422, 'KODE_TIDAK_ADA'),
  'kas nol': kasSalah('masuk', { kode_transaksi: 'MODAL_KAS', jumlah: 0 }, 422),
  'kas minus': kasSalah('masuk', { kode_transaksi: 'MODAL_KAS', jumlah: -5 }, 422),
  'kas pecahan': kasSalah('masuk', { kode_transaksi: 'MODAL_KAS', jumlah: 10.5 }, 400),
  'berat nol': tambahSalah({ berat: 0 }),
  'berat minus': tambahSalah({ berat: -1 }),
  'nama pendek': tambahSalah({ nama_barang: 'Emas' }),
  'kadar asing': tambahSalah({ kode_kadar: 'ENTAH' }),
  'ulang lain': ulangLain,
};

/** The evening: the drawer is counted right, the day closes; the next command may open the next morning. */
export function tutup(toko: Toko): Perintah[] {
  if (!toko.buka) return [];
  const pecahan = [
    { nilai: 100_000, jumlah: Math.floor(toko.laci / 100_000) },
    { nilai: 100, jumlah: (toko.laci % 100_000) / 100 },
  ];
  return [
    {
      who: 'OWN',
      path: 'tutup-toko/hitung',
      body: { pecahan },
      status: 201,
      lalu: (data) => harusSama('selisih', data.selisih, 0),
    },
    {
      who: 'OWN',
      path: 'tutup-toko',
      body: {},
      status: 201,
      lalu: () => {
        toko.buka = false;
        for (const one of toko.potong.values()) one.keranjang = null;
      },
    },
  ];
}

export function harusSama(nama: string, ada: unknown, harap: unknown): void {
  if (ada !== harap)
    throw new Error(`${nama}: ${String(ada)} where the rules say ${String(harap)}`);
}
