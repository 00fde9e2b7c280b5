import { useState } from 'react';
import type { Problem } from '#kit/web/api/problem.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { focusField, focusSoon } from '#kit/web/write/focus.ts';
import { useWhenReckoned } from '#kit/web/write/use-when-reckoned.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSales } from '#areas/akses/web/sesi.ts';
import { gantiKartu } from '#areas/customer/rules/customer.ts';
import type { Dikenal } from '#areas/customer/web/cari-customer.tsx';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import {
  bodyBaris,
  bodyPenjual,
  isianBaris,
  PENJUAL_KOSONG,
  type BarisDraft,
  type PenjualDraft,
} from '#areas/pembelian/web/beli/draft-beli.ts';
import { orangDatang } from '#areas/pembelian/web/beli/orang-datang.ts';
import { useBarisBeli } from '#areas/pembelian/web/beli/use-baris-beli.ts';
import {
  useDraftBeli,
  DRAFT_KOSONG,
  type DraftBeli,
} from '#areas/pembelian/web/beli/use-draft-beli.ts';
import type { Transfer } from '#areas/uang/web/bayar/cara-bayar.tsx';
import { useHitung } from '#areas/pembelian/web/beli/use-hitung.ts';
import type { DokumenBeli } from '#areas/pembelian/contract/pembelian.document.ts';
import { payOutOf } from '#areas/uang/web/bayar/use-pay-out.tsx';

/** Puts the server's sentences at their fields; answers false when one has no field here. */
function takeProblem(
  { errors }: Problem,
  baris: readonly BarisDraft[],
  setPesan: (pesan: Pesan) => void,
): boolean {
  setPesan(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
  const [first] = errors;
  if (first) {
    const [of, path] = [first.path.replace(/^customer\./, ''), first.path.replace(/^barang\./, '')];
    focusField(isianBaris(path, baris) ?? of);
  }
  const milikKita = first !== undefined && errors.every(({ path }) => path !== '');
  if (milikKita) toast.error(first.message);
  return milikKita;
}
type Pesan = Readonly<Record<string, string>>;

/** The buy-back at the counter as it is now, and what may be done with it. */
export function useBeli(onSelesai: (dokumen: DokumenBeli) => void) {
  const { draft, now, put } = useDraftBeli();
  const { penjual, foto, transfer, keterangan, baris } = draft;
  const [kode_sales, setSales] = useSales();
  const [pesan, setPesan] = useState<Pesan>({});
  const taruh = (part: Partial<DraftBeli>) => put((old) => ({ ...old, ...part }));
  const setPenjual = (part: Partial<PenjualDraft>) => {
    const typed = (path: string) => path.replace(/^customer\./, '') in part;
    setPesan((old) => Object.fromEntries(Object.entries(old).filter(([path]) => !typed(path))));
    put((old) => ({ ...old, penjual: { ...PENJUAL_KOSONG, ...old.penjual, ...part } }));
  };
  const pick = ({ kode_customer, nama, no_hp, alamat }: Dikenal) => {
    const lain = gantiKartu(now().penjual.kode_customer, kode_customer);
    setPenjual({ kode_customer, nama, no_hp, alamat, ...(lain && { no_ktp: null, foto: null }) });
    focusSoon('no_ktp');
  };
  const isi = useBarisBeli({
    baris,
    setBaris: (change) => put((old) => ({ ...old, baris: change(old.baris) })),
    onNota: ({ nama_customer: nama, no_hp }) =>
      put((old) => (old.penjual.nama ? old : { ...old, penjual: { ...old.penjual, nama, no_hp } })),
    onOrang: (kode) => orangDatang(kode, { pick, setPenjual }),
  });
  const { hitung, total, menunggu } = useHitung(baris);
  const write = useWrite(pembelianDocument.makes.beli, {
    success: 'Pembelian disimpan',
    refresh: [pembelianDocument.list],
    onProblem: (problem) => takeProblem(problem, now().baris, setPesan),
    kept: { get: () => now().kunci, set: (kunci) => taruh({ kunci }) },
    after: (dokumen) => {
      isi.kosongkan();
      put(() => DRAFT_KOSONG);
      setPesan({});
      onSelesai(dokumen);
    },
  });
  const simpan = useWhenReckoned(menunggu, (tunggu: boolean) => {
    if (baris.length === 0 || write.busy) return;
    if (!kode_sales) {
      setPesan({ kode_sales: 'Kode Sales Tidak Boleh Kosong' });
      return focusField('kode_sales');
    }
    const ringan = baris.find(({ berat }) => !berat);
    if (ringan) {
      setPesan({ [`barang.${baris.indexOf(ringan)}.berat`]: 'Berat Tidak Boleh 0' });
      return focusField(`berat-${ringan.id}`);
    }
    const pembayaran = tunggu ? null : payOutOf(transfer, total);
    const body = {
      kode_sales,
      customer: bodyPenjual(penjual),
      barang: baris.map(bodyBaris),
      foto: foto.length > 0 ? foto.map(({ gambar_path }) => gambar_path) : null,
      pembayaran,
      keterangan,
    };
    setPesan({});
    void write.send({ body });
  });
  return {
    ...isi,
    ubah: (id: number, part: Partial<BarisDraft>) => {
      setPesan({});
      isi.ubah(id, part);
    },
    hitung,
    total,
    penjual,
    kode_sales,
    setSales,
    foto,
    transfer,
    pesan,
    simpan,
    setPenjual,
    pick,
    keterangan,
    setKeterangan: (isian: string | null) => taruh({ keterangan: isian }),
    setFoto: (isian: readonly Gambar[]) => taruh({ foto: isian }),
    setTransfer: (cara: Transfer) => taruh({ transfer: cara }),
    busy: write.busy,
  };
}
export type Beli = ReturnType<typeof useBeli>;
