import { useState } from 'react';
import type { Problem } from '#kit/web/api/problem.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { focusField } from '#kit/web/write/focus.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import { beliEndpoint, daftarPembelianEndpoint } from '#areas/pembelian/contract/pembelian.api.ts';
import {
  bodyBaris,
  PENJUAL_KOSONG,
  type BarisDraft,
  type BodyBeli,
  type PenjualDraft,
} from '#areas/pembelian/web/beli/draft-beli.ts';
import { useBarisBeli } from '#areas/pembelian/web/beli/use-baris-beli.ts';
import { useHitung } from '#areas/pembelian/web/beli/use-hitung.ts';
import type { DokumenBeli } from '#areas/pembelian/web/dokumen/isi-beli.tsx';

export type Transfer = { kode_bank: string; no_rekening: string } | null;

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
  const [baris, setBaris] = useState<readonly BarisDraft[]>([]);
  const isi = useBarisBeli({
    baris,
    setBaris,
    onNota: ({ nama_customer, no_hp }) =>
      setPenjual((old) => (old.nama ? old : { ...old, nama: nama_customer, no_hp })),
  });
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
