import { IconBarcode, IconDownload, IconFileImport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { saveText } from '#kit/web/grid/csv.ts';
import { useLongWrite } from '#kit/web/write/use-long-write.ts';
import {
  daftarBarangEndpoint,
  tambahBarangBanyakEndpoint,
  type BarangMasuk,
} from '#areas/stock/contract/barang.api.ts';
import { DaftarSalah } from '#areas/stock/web/banyak/daftar-salah.tsx';
import type { NamaKolom } from '#areas/stock/web/banyak/kolom.ts';
import { readTabel, kePotong, potongDi, type Potong } from '#areas/stock/web/banyak/lembar.ts';
import { periksaLembar, type Pesan } from '#areas/stock/web/banyak/periksa.ts';
import { DAFTAR } from '#areas/stock/web/banyak/sel.tsx';
import { TabelLembar } from '#areas/stock/web/banyak/tabel-lembar.tsx';
import { TimbangBaris } from '#areas/stock/web/banyak/timbang-baris.tsx';
import { useLembar } from '#areas/stock/web/banyak/use-lembar.ts';
import { useMasterBarang } from '#areas/stock/web/banyak/use-master-barang.ts';
import { pilihUntukLabel } from '#areas/stock/web/label/pilihan.ts';
import css from '#areas/stock/web/banyak/banyak.module.css';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

/** A sheet of up to 1,000 pieces: typed, pasted or from a CSV; saved all together or not at all (D-8.3). */
export default function TambahBarangBanyakScreen() {
  const { moduls } = usePerson();
  const berlian = moduls.has(barangModul.BERLIAN_MODULE.key);
  const lembar = useLembar({ berlian, tag: moduls.has(stockModul.RFID_MODULE.key) });
  const { master, pilihan } = useMasterBarang(berlian);
  const potong = useMemo(() => potongDi(lembar.rows), [lembar.rows]);
  // What the server said of this very sheet: the next change may have put it right.
  const [dariServer, setDariServer] = useState<{ rows: unknown; pesan: readonly Pesan[] }>();
  const [selesai, setSelesai] = useState<readonly BarangMasuk[]>();
  const unik = moduls.has(stockModul.NAMA_BARANG_UNIK_MODULE.key);
  const diperiksa = useMemo(
    () => periksaLembar(lembar.rows, master, unik),
    [lembar.rows, master, unik],
  );
  const pesan = useMemo(
    () =>
      diperiksa.pesan.map((one, at) =>
        dariServer?.rows === lembar.rows ? { ...dariServer.pesan[at], ...one } : one,
      ),
    [diperiksa, dariServer, lembar.rows],
  );
  const salah = pesan.filter((one) => Object.keys(one).length > 0).length;

  const simpan = useLongWrite(tambahBarangBanyakEndpoint, 'tambah-barang-banyak', {
    refresh: [daftarBarangEndpoint],
    after: (barang) => {
      toast.success(t('{n} barang masuk stock', { n: formatInt(barang.length) }));
      setSelesai(barang);
      lembar.kosongkan();
    },
    onProblem: (problem) => {
      const found = pesanServer(problem, potong);
      if (!found) return false;
      setDariServer({ rows: lembar.rows, pesan: found });
      toast.error(t('Tidak ada yang disimpan. Perbaiki baris yang ditandai.'));
      return true;
    },
  });
  const kirim = async () => {
    if (simpan.busy) return;
    if (diperiksa.jumlah === 0) return toast.warning(t('Barang Tidak Boleh Kosong'));
    if (diperiksa.salah > 0)
      return toast.error(t('{n} baris masih salah', { n: formatInt(diperiksa.salah) }));
    await simpan.send({
      body: { barang: potong.map((one) => kePotong(lembar.rows, one)) },
    });
  };
  useHotkey('Ctrl+Enter', () => void kirim());
  return (
    <Screen>
      <ScreenHead acts={<Acts lembar={lembar} ada={diperiksa.jumlah > 0} />} />
      {Object.entries(pilihan)
        .filter(([name]) => (DAFTAR as readonly string[]).includes(name))
        .map(([name, list]) => (
          <datalist key={name} id={`pilihan-${name}`}>
            {list.map(({ kode, nama }) => (
              <option key={`${kode}-${nama}`} value={kode}>
                {nama}
              </option>
            ))}
          </datalist>
        ))}
      <div className={css.kerja}>
        <TabelLembar lembar={lembar} pesan={pesan} batu={batuDi(potong)} beku={simpan.busy} />
        <DaftarSalah pesan={pesan} onPilih={lembar.ke} />
      </div>
      <footer className={css.kaki}>
        {selesai && diperiksa.jumlah === 0 ? (
          <Selesai barang={selesai} />
        ) : (
          <Jumlah {...diperiksa} salah={salah} />
        )}
        {berlian && (
          <p className={css.petunjuk}>
            {t('Batu kedua dan seterusnya: baris di bawah barangnya, isi kolom berlian saja.')}
          </p>
        )}
        <Button
          look="primary"
          shortcut="Ctrl Enter"
          busy={simpan.busy}
          disabled={diperiksa.jumlah === 0 || salah > 0}
          onClick={() => void kirim()}
        >
          {simpan.busy
            ? t('Mohon Menunggu ... Sedang Mengirim Data')
            : t('Simpan {n} barang', { n: formatInt(diperiksa.jumlah) })}
        </Button>
      </footer>
    </Screen>
  );
}

/** Lines that hold nothing but a stone of the piece above. */
const batuDi = (potong: readonly Potong[]): ReadonlySet<number> =>
  new Set(potong.flatMap(({ baris, batu }) => batu.filter((at) => at !== baris)));

/** 'barang.12.berat' back to its cell; nothing when the server spoke of something else. */
function pesanServer({ errors }: Problem, potong: readonly Potong[]): Pesan[] | undefined {
  const found: Record<string, string>[] = [];
  for (const { path, message } of errors) {
    const [list, at, name, ke, isi] = path.split('.');
    const one = list === 'barang' ? potong[Number(at)] : undefined;
    if (one === undefined) return undefined;
    const batu = name === 'berlian' ? one.batu[Number(ke ?? 0)] : undefined;
    const [baris, kolom] =
      batu === undefined ? [one.baris, name ?? 'nama_barang'] : [batu, `batu_${isi ?? 'carat'}`];
    found[baris] = { [kolom as NamaKolom]: message, ...found[baris] };
  }
  return found.length > 0 ? found : undefined;
}

type ActsProps = {
  lembar: ReturnType<typeof useLembar>;
  ada: boolean;
};

function Acts({ lembar, ada }: ActsProps) {
  const box = useRef<HTMLInputElement>(null);
  const impor = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file) lembar.tempel(readTabel(await file.text()));
    input.value = '';
  };
  const kosongkan = async () => {
    if (
      await confirm({
        question: t('Kosongkan seluruh lembar?'),
        yes: t('Kosongkan'),
        no: t('Batal'),
        danger: true,
      })
    )
      lembar.kosongkan();
  };
  return (
    <>
      <Button
        look="quiet"
        icon={<IconDownload size={16} stroke={1.7} aria-hidden />}
        onClick={() => saveText('CONTOH BARANG.csv', `${lembar.names.join(',')}\r\n`)}
      >
        {t('Contoh CSV')}
      </Button>
      <TimbangBaris lembar={lembar} />
      <input
        ref={box}
        hidden
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        onChange={({ currentTarget }) => void impor(currentTarget)}
      />
      <Button
        icon={<IconFileImport size={16} stroke={1.7} aria-hidden />}
        onClick={() => box.current?.click()}
      >
        {t('Impor CSV')}
      </Button>
      <Button look="quiet" disabled={!ada} onClick={() => void kosongkan()}>
        {t('Kosongkan')}
      </Button>
    </>
  );
}

type JumlahProps = Omit<ReturnType<typeof periksaLembar>, 'pesan'>;

const Jumlah = ({ jumlah, berat, murni, salah }: JumlahProps) => (
  <dl className={css.jumlah}>
    <div>
      <dt>{t('Barang')}</dt>
      <dd>{formatInt(jumlah)}</dd>
    </div>
    <div>
      <dt>{t('Berat')}</dt>
      <dd>{formatGram(berat)} g</dd>
    </div>
    <div>
      <dt>{t('Murni')}</dt>
      <dd>{formatGram(murni)} g</dd>
    </div>
    <div data-salah={salah > 0 || undefined}>
      <dt>{t('Baris salah')}</dt>
      <dd>
        <span role="status">{formatInt(salah)}</span>
      </dd>
    </div>
  </dl>
);

function Selesai({ barang }: { barang: readonly BarangMasuk[] }) {
  const navigate = useNavigate();
  const cetak = () => {
    pilihUntukLabel(barang.map((one) => one.kode_barcode));
    void navigate({ to: '/cetak-barcode' });
  };
  return (
    <p className={css.selesai} role="status">
      <b>{t('{n} barang masuk stock', { n: formatInt(barang.length) })}</b>
      <span>
        {barang[0]?.kode_barcode} – {barang.at(-1)?.kode_barcode}
      </span>
      <Button icon={<IconBarcode size={16} stroke={1.7} aria-hidden />} onClick={cetak}>
        {t('Cetak {n} label', { n: formatInt(barang.length) })}
      </Button>
    </p>
  );
}
