import { createElement } from 'react';
import { Problem } from '#kit/web/api/problem.ts';
import { ConnectionNotice } from '#kit/web/feedback/connection-dialog.tsx';
import { confirm, oops, openDialog } from '#kit/web/feedback/dialogs.ts';
import { ProgressView } from '#kit/web/feedback/progress-dialog.tsx';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { openShortcuts } from '#kit/web/frame/shortcuts.ts';
import { choosePlatform, chooseSide } from '#kit/web/counter/platform-dialog.tsx';
import { OtorisasiDialog } from '#areas/akses/web/otorisasi-dialog.tsx';
import { OtorisasiWait } from '#areas/akses/web/otorisasi-wait.tsx';
import LockDialog from '#areas/akses/web/lock/lock-dialog.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { Part } from '#app/web/galeri/bits.tsx';

const ANGKA = [
  { label: 'Harga nota', nilai: 'Rp 9,481,000' },
  { label: 'Diminta', nilai: 'Rp 9,600,000' },
  { label: 'Selisih', nilai: '+Rp 119,000 (1.26%)' },
  { label: 'Barang', nilai: 'Gelang Rantai Milano, patah' },
];
const DETAIL = {
  event: 'HARGA_DI_BAWAH',
  events: ['HARGA_DI_BAWAH', 'TOLERANSI_BERAT'],
  perihal: ['Jual di bawah harga', 'Berat di luar toleransi'],
  ringkasan: 'Dewi minta menjual Rp 119,000 di bawah harga',
  angka: ANGKA,
  level: ['SPV', 'OWN'],
};
const REQUEST = {
  method: 'POST',
  path: '/api/v1/galeri',
  body: {},
  problem: new Problem({
    status: 403,
    code: 'PERLU_OTORISASI',
    message: 'Perlu Otorisasi',
    detail: DETAIL,
  }),
} as const;
const ASKED = {
  keystore: 'K7QX2M9RT4WB',
  kedaluwarsa: '',
  perihal: DETAIL.perihal,
  ringkasan: DETAIL.ringkasan,
  angka: ANGKA,
  level: DETAIL.level,
  tertutup: false,
  cocok: 47,
  catatan: 'Pelanggan lama, gelang masih bisa dipatri.',
};

const nothing = () => {};
const showWait = (close: () => void) =>
  withPerson(
    createElement(OtorisasiWait, {
      title: 'Otorisasi',
      asked: ASKED,
      onApproved: close,
      onRefused: close,
      onGiveUp: close,
      onAgain: nothing,
    }),
  );

const OPENS: Readonly<Record<string, () => unknown>> = {
  konfirmasi: () =>
    confirm({ title: 'Simpan?', question: 'Data lama diganti.', yes: 'Ya', no: 'Tidak' }),
  hapus: () =>
    confirm({
      question: 'Apakah Anda Yakin Ingin Menghapus Kode S01?',
      yes: 'OK',
      no: 'Tidak',
      danger: true,
    }),
  oops: () => oops('Barang Sudah Terjual'),
  platform: choosePlatform,
  sisi: chooseSide,
  proses: () =>
    openDialog<void>(() =>
      createElement(ProgressView, {
        kind: 'kirim',
        judul: 'Menyimpan barang',
        selesai: 620,
        total: 1000,
      }),
    ),
  terputus: () => openDialog<void>(() => createElement(ConnectionNotice, { state: 'lost' })),
  kembali: () => openDialog<void>(() => createElement(ConnectionNotice, { state: 'back' })),
  otorisasi: () =>
    openDialog<unknown>((close) =>
      withPerson(createElement(OtorisasiDialog, { request: REQUEST, onDone: close })),
    ),
  menunggu: () => openDialog<void>(showWait),
  kunci: () =>
    openDialog<void>((close) =>
      withPerson(
        createElement(LockDialog, { nama: 'Dewi', user_id: 'ksr.kj1', onOpen: () => close() }),
      ),
    ),
  tombol: openShortcuts,
};

export default function DialogPart() {
  return (
    <>
      <Part title="Dialog">
        {Object.entries(OPENS).map(([name, open]) => (
          <Button key={name} onClick={() => void open()}>
            {name}
          </Button>
        ))}
      </Part>
      <Part title="Pemberitahuan">
        <Button onClick={() => toast.success('Berhasil Menyimpan Data')}>success</Button>
        <Button onClick={() => toast.error('Koneksi Bermasalah')}>error</Button>
        <Button onClick={() => toast.warning('Tidak Boleh Melebihi 100 !')}>warning</Button>
        <Button onClick={() => toast.info('Koneksi bermasalah..')}>info</Button>
        <Button onClick={() => toast.undo('Baris dihapus', () => toast.success('Dikembalikan'))}>
          undo
        </Button>
      </Part>
    </>
  );
}
