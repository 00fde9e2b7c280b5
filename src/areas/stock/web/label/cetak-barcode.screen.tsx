import { IconPrinter, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import { openFile } from '#kit/web/api/file.ts';
import { usePref } from '#kit/web/base/use-pref.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { devicesHere } from '#kit/web/device/settings.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  barangEndpoint,
  daftarBarangEndpoint,
  type Barang,
} from '#areas/stock/contract/barang.api.ts';
import {
  cetakBarcodeEndpoint,
  lembarBarcodeEndpoint,
} from '#areas/stock/contract/cetak-barcode.api.ts';
import { tsplOf, zplOf, type Label } from '#areas/stock/rules/label.ts';
import type { UkuranLabel } from '#areas/toko/rules/ukuran-label.ts';
import {
  adaPrinterLabel,
  cetakLabel,
  gambarLabel,
  kirimLabel,
} from '#areas/stock/web/label/cetak-label.ts';
import { useLabelOf } from '#areas/stock/web/label/label-of.ts';
import { LabelSvg } from '#areas/stock/web/label/label-svg.tsx';
import { useUkuranLabel } from '#areas/stock/web/label/use-ukuran-label.ts';
import { usePilihanLabel } from '#areas/stock/web/label/use-pilihan-label.ts';
import { simpanTeks } from '#areas/stock/web/label/simpan-teks.ts';
import css from '#areas/stock/web/label/cetak.module.css';

const BENTUK = {
  PERANGKAT: mark('Printer label komputer ini'),
  LEMBAR: mark('Lembar A4 (PDF)'),
  ZPL: mark('Printer label ZPL'),
  TSPL: mark('Printer label TSPL'),
  JENDELA: mark('Printer label lewat jendela cetak'),
} as const;
type Bentuk = keyof typeof BENTUK;
/** Where there is no printer of its own, its way is not offered. */
const bentukDisini = (bentuk: Bentuk): Bentuk =>
  bentuk === 'PERANGKAT' && !adaPrinterLabel() ? 'LEMBAR' : bentuk;

/** Labels of pieces: scanned or handed over, seen as they will be printed, counted when they are. */
export default function CetakBarcodeScreen() {
  const pilihan = usePilihanLabel();
  const labelOf = useLabelOf();
  const { ukuran, known } = useUkuranLabel();
  const [dipilih, setBentuk] = usePref<Bentuk>('cetak-barcode.bentuk', 'LEMBAR');
  const bentuk = bentukDisini(dipilih);
  const cetak = useWrite(cetakBarcodeEndpoint, { refresh: [barangEndpoint, daftarBarangEndpoint] });
  const daftar = useRef<HTMLUListElement>(null);
  const { barang } = pilihan;
  const ulang = barang.filter((one) => one.label_ke > 0).length;
  const kirim = async () => {
    if (barang.length === 0 || cetak.busy || !known) return;
    const codes = barang.map((one) => one.kode_barcode);
    const gambar = gambarLabel(daftar.current);
    const wujud = wujudOf(bentuk);
    const done = await cetak.send({ body: { kode_barcode: codes, bentuk: wujud } });
    if (!done) return;
    if (bentuk === 'JENDELA') await cetakLabel(gambar, ukuran);
    else await keluarkan(bentuk, { labels: done.data as Label[], codes, ukuran });
    if (bentuk !== 'PERANGKAT')
      toast.success(t('{n} label dicetak', { n: formatInt(codes.length) }));
    pilihan.kosongkan();
  };
  useHotkey('F9', () => void kirim());
  return (
    <Screen>
      <ScreenHead
        note={barang.length > 0 && t('{n} label', { n: formatInt(barang.length) })}
        acts={
          <>
            <SelectInput
              bare
              label={t('Bentuk')}
              searchable={false}
              width={190}
              options={Object.entries(BENTUK)
                .filter(([value]) => bentukDisini(value as Bentuk) === value)
                .map(([value, label]) => ({ value, label }))}
              value={bentuk}
              onChange={(next) => setBentuk((next ?? 'LEMBAR') as Bentuk)}
            />
            <Button look="quiet" disabled={barang.length === 0} onClick={pilihan.kosongkan}>
              {t('Kosongkan')}
            </Button>
            <Button
              look="primary"
              icon={<IconPrinter size={16} stroke={1.7} aria-hidden />}
              shortcut="F9"
              busy={cetak.busy}
              disabled={barang.length === 0 || !known}
              onClick={() => void kirim()}
            >
              {t('Cetak {n} label', { n: formatInt(barang.length) })}
            </Button>
          </>
        }
      />
      <div className={css.pindai}>
        <ScanField
          label={t('Pindai atau ketik barcode')}
          onScan={pilihan.tambah}
          said={pilihan.kata?.text}
          tone={pilihan.kata?.tone}
          on={!cetak.busy}
        />
        {ulang > 0 && (
          <p className={css.ulang} role="status">
            {t('{n} label sudah pernah dicetak: perlu otorisasi CETAK ULANG.', {
              n: formatInt(ulang),
            })}
          </p>
        )}
      </div>
      {barang.length === 0 ? (
        <EmptyBlock
          title={t('Belum ada label')}
          text={t('Pindai barang, atau pilih Label di Data Barang dan setelah menambah barang.')}
        />
      ) : (
        <ul className={css.label} ref={daftar}>
          {barang.map((one) => (
            <Satu
              key={one.kode_barcode}
              barang={one}
              label={labelOf(one)}
              ukuran={ukuran}
              onBuang={() => pilihan.buang(one.kode_barcode)}
            />
          ))}
        </ul>
      )}
    </Screen>
  );
}

/** What the server writes down: the language of the printer, or a sheet. */
const wujudOf = (bentuk: Bentuk): 'LEMBAR' | 'ZPL' | 'TSPL' =>
  bentuk === 'PERANGKAT' ? devicesHere().label.language : bentuk === 'JENDELA' ? 'LEMBAR' : bentuk;

/** The same call without its ending: that tells the kit to open a tab. */
const LEMBAR = { ...lembarBarcodeEndpoint, path: lembarBarcodeEndpoint.path.replace(/\.pdf$/, '') };

type Keluar = { labels: readonly Label[]; codes: readonly string[]; ukuran: UkuranLabel };

/** The sheet opens in a tab of its own; what a label printer reads is saved for it. */
async function keluarkan(
  bentuk: Exclude<Bentuk, 'JENDELA'>,
  { labels, codes, ukuran }: Keluar,
): Promise<void> {
  if (bentuk === 'LEMBAR')
    return openFile(
      LEMBAR,
      { query: { kode_barcode: codes.join(',') } },
      '.pdf',
      'label-barcode.pdf',
    );
  if (bentuk === 'PERANGKAT') return kirimLabel(labels, ukuran);
  return bentuk === 'ZPL'
    ? simpanTeks('label.zpl', zplOf(labels, { ukuran }))
    : simpanTeks('label.prn', tsplOf(labels, { ukuran }));
}

type SatuProps = { barang: Barang; label: Label; ukuran: UkuranLabel; onBuang: () => void };

const Satu = ({ barang, label, ukuran, onBuang }: SatuProps) => (
  <li>
    <LabelSvg label={label} ukuran={ukuran} width={228} />
    <span>
      {barang.label_ke > 0 ? (
        <b>{t('label ke-{n}', { n: barang.label_ke + 1 })}</b>
      ) : (
        t('label pertama')
      )}
      <IconButton
        size={24}
        label={t('Keluarkan {kode}', { kode: barang.kode_barcode })}
        onClick={onBuang}
      >
        <IconX size={15} aria-hidden />
      </IconButton>
    </span>
  </li>
);
