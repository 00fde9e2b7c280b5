import { useRef, useState } from 'react';
import { call } from '#kit/web/api/client.ts';
import { isProblem, type Problem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { beep } from '#kit/web/counter/sound.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { focusField } from '#kit/web/write/focus.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import {
  beliEndpoint,
  cariNotaEndpoint,
  daftarPembelianEndpoint,
} from '#areas/pembelian/contract/pembelian.api.ts';
import {
  barisKosong,
  barisNota,
  bodyBaris,
  PENJUAL_KOSONG,
  type BarisDraft,
  type BodyBeli,
  type Nota,
  type PenjualDraft,
} from '#areas/pembelian/web/beli/draft-beli.ts';
import { useHitung } from '#areas/pembelian/web/beli/use-hitung.ts';
import type { DokumenBeli } from '#areas/pembelian/web/dokumen/isi-beli.tsx';

export type Transfer = { kode_bank: string; no_rekening: string } | null;

/** The lines of the counter: by scan of a nota, or typed; what the last scan did is said. */
function useBaris(onNota: (nota: Nota) => void) {
  const nomor = useRef(1);
  const [baris, setBaris] = useState<readonly BarisDraft[]>([]);
  const [said, setSaid] = useState<{ text: string; bad: boolean }>();
  const lapor = (text: string, bad: boolean) => {
    setSaid({ text, bad });
    beep(bad ? 'missing' : 'found');
  };
  const tambah = (one: BarisDraft, fokus: string) => {
    setBaris((old) => [...old, one]);
    setTimeout(() => focusField(fokus), 50);
  };
  const masukkan = (nota: Nota) => {
    if (baris.some((one) => one.kode_barcode === nota.kode_barcode))
      return lapor(t('Barcode Sudah Ada Di Tabel'), true);
    if (nota.no_faktur_beli) return lapor(t('Barang Di Nota Ini Sudah Dibeli Kembali'), true);
    const id = nomor.current++;
    tambah(barisNota(id, nota), `berat-${id}`);
    onNota(nota);
    lapor(t('{kode} masuk nota', { kode: nota.kode_barcode }), false);
  };
  const pindai = async (q: string) => {
    try {
      for (const nota of await call(cariNotaEndpoint, { query: { q } })) masukkan(nota);
    } catch (error) {
      if (!isProblem(error)) throw error;
      lapor(t(error.message), true);
    }
  };
  return {
    ...{ baris, said, pindai },
    tambahKosong: () => {
      const id = nomor.current++;
      tambah(barisKosong(id), `nama-${id}`);
    },
    ubah: (id: number, part: Partial<BarisDraft>) =>
      setBaris((old) => old.map((one) => (one.id === id ? { ...one, ...part } : one))),
    buang: (id: number) => setBaris((old) => old.filter((one) => one.id !== id)),
    kosongkan: () => {
      setBaris([]);
      setSaid(undefined);
    },
  };
}

/** Puts the server's sentences at their fields; answers false when one has no field here. */
function takeProblem({ errors }: Problem, setPesan: (pesan: Pesan) => void): boolean {
  setPesan(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
  const [first] = errors;
  if (first) focusField(first.path.replace(/^customer\./, ''));
  const milikKita = errors.length > 0 && errors.every(({ path }) => path !== '');
  if (milikKita) toast.error(first!.message);
  return milikKita;
}
type Pesan = Readonly<Record<string, string>>;

/** What stands on the counter of a buy-back, and what may be done with it. */
export function useBeli(onSelesai: (dokumen: DokumenBeli) => void) {
  const [penjual, setPenjual] = useState<PenjualDraft>(PENJUAL_KOSONG);
  const [kode_sales, setSales] = useState<string | null>(null);
  const [foto, setFoto] = useState<readonly Gambar[]>([]);
  const [transfer, setTransfer] = useState<Transfer>(null);
  const [pesan, setPesan] = useState<Pesan>({});
  const isi = useBaris(({ nama_customer, no_hp }) =>
    setPenjual((old) => (old.nama ? old : { ...old, nama: nama_customer, no_hp })),
  );
  const { baris } = isi;
  const { hitung, total } = useHitung(baris);
  const write = useWrite(beliEndpoint, {
    success: 'Pembelian disimpan',
    refresh: [daftarPembelianEndpoint],
    onProblem: (problem) => takeProblem(problem, setPesan),
    after: (dokumen) => {
      isi.kosongkan();
      setPenjual(PENJUAL_KOSONG);
      setFoto([]);
      setTransfer(null);
      setPesan({});
      onSelesai(dokumen);
    },
  });
  const simpan = (tunggu: boolean) => {
    if (baris.length === 0 || write.busy) return;
    if (!kode_sales) return focusField('kode_sales');
    const pembayaran =
      transfer && !tunggu
        ? [{ jenis: 'TRANSFER' as const, ...transfer, jumlah: total, fee: null }]
        : null;
    const body: BodyBeli = {
      kode_sales,
      customer: { kode_customer: null, ...penjual, foto: null },
      barang: baris.map(bodyBaris),
      foto: foto.length > 0 ? foto.map(({ gambar_path }) => gambar_path) : null,
      pembayaran,
      keterangan: null,
    };
    setPesan({});
    void write.send({ body });
  };
  return {
    ...isi,
    ...{ hitung, total, penjual, setPenjual, kode_sales, setSales, foto, setFoto },
    ...{ transfer, setTransfer, pesan, simpan, busy: write.busy },
  };
}
export type Beli = ReturnType<typeof useBeli>;
