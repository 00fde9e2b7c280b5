import { IconPrinter } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { shellWith } from '#kit/web/base/shell.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { TryScanner } from '#kit/web/counter/try-scanner.tsx';
import { printLabelSample, printSample } from '#kit/web/device/sample.ts';
import { chooseSerial, hasSerial } from '#kit/web/device/serial.ts';
import { useDevices, type Devices } from '#kit/web/device/settings.ts';
import { hasUsb } from '#kit/web/device/usb.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';
import { lihatUkuranLabelEndpoint } from '#areas/toko/contract/ukuran-label.api.ts';
import { dalamMm, UKURAN_LABEL } from '#areas/toko/rules/ukuran-label.ts';
import { daftarAgenEndpoint, type Agen } from '#areas/akses/contract/agen.api.ts';
import { DaftarAgen } from '#areas/akses/web/perangkat/daftar-agen.tsx';
import {
  belumDipilih,
  PilihAlat,
  PilihBaud,
  PilihJalan,
} from '#areas/akses/web/perangkat/pilih-jalan.tsx';
import { TempatCetakNota } from '#areas/akses/web/perangkat/tempat-cetak-nota.tsx';
import css from '#areas/akses/web/perangkat/perangkat.module.css';

const GULUNGAN = [
  { value: 'SHOP', label: mark('Menurut toko') },
  { value: '58', label: mark('58 mm') },
  { value: '80', label: mark('80 mm') },
];
const LACI = [
  { value: 'NONE', label: mark('Tidak ada') },
  { value: 'PIN2', label: mark('Di printer, pin 2 (biasa)') },
  { value: 'PIN5', label: mark('Di printer, pin 5') },
];
const DPI = [
  { value: '203', label: '203 dpi' },
  { value: '300', label: '300 dpi' },
];
const KAMERA = [
  { value: 'environment', label: mark('Kamera belakang') },
  { value: 'user', label: mark('Kamera depan') },
];

const NONE: readonly Agen[] = [];

/** What hangs on this computer, set on it and for it alone (D-49.4). */
export default function PerangkatScreen() {
  const { devices, change } = useDevices();
  const { data: agen = NONE } = useRead(daftarAgenEndpoint);
  return (
    <Screen>
      <ScreenHead />
      <div className={css.page}>
        <p>
          {t('Berlaku untuk komputer ini saja, dan tetap ada sesudah keluar.')}{' '}
          {(!hasUsb() || !hasSerial()) &&
            t('USB dan port serial hanya ada di Chrome dan Edge, lewat https atau localhost.')}
        </p>
        <Struk agen={agen} value={devices.receipt} onChange={(next) => change('receipt', next)} />
        <Label agen={agen} value={devices.label} onChange={(next) => change('label', next)} />
        <Bagian title={t('Agen cetak')}>
          <DaftarAgen />
        </Bagian>
        {hasSerial() && (
          <Bagian title={t('Timbangan')}>
            <div className={css.isian}>
              <PilihBaud
                baud={devices.scale.baud}
                onChange={(baud) => change('scale', { ...devices.scale, baud })}
              />
            </div>
            <PilihAlat
              device={devices.scale.device}
              choose={chooseSerial}
              onChange={(device) => change('scale', { ...devices.scale, device })}
            />
          </Bagian>
        )}
        <TryScanner />
        <Bagian title={t('Kamera')}>
          <div className={css.isian}>
            <SelectInput
              label={t('Foto diambil dengan')}
              name="camera"
              searchable={false}
              options={KAMERA}
              value={devices.camera}
              onChange={(next) => change('camera', next === 'user' ? 'user' : 'environment')}
            />
          </div>
        </Bagian>
      </div>
    </Screen>
  );
}

function Bagian({ title, children }: { title: string; children: ReactNode }) {
  const head = useId();
  return (
    <section className={css.bagian} aria-labelledby={head}>
      <h2 id={head}>{title}</h2>
      {children}
    </section>
  );
}

type Part<K extends keyof Devices> = {
  agen: readonly Agen[];
  value: Devices[K];
  onChange: (value: Devices[K]) => void;
};

function Struk({ agen, value, onChange }: Part<'receipt'>) {
  const { told } = usePerson();
  const shop = String(readParam(told, tokoParam.UKURAN_STRUK));
  const roll = (value.roll === 'SHOP' ? shop : value.roll) === '58' ? 58 : 80;
  const cut = readParam(told, tokoParam.AUTO_CUT) !== false;
  return (
    <Bagian title={t('Printer struk')}>
      <div className={css.isian}>
        <PilihJalan kertas="escpos" agen={agen} value={value} onChange={onChange} />
        <SelectInput
          label={t('Gulungan')}
          name="roll"
          searchable={false}
          options={GULUNGAN}
          value={value.roll}
          onChange={(next) => onChange({ ...value, roll: (next ?? 'SHOP') as typeof value.roll })}
        />
        <TempatCetakNota />
        {(value.way !== 'BROWSER' || shellWith('openDrawer')) && (
          <SelectInput
            label={t('Laci uang')}
            name="drawer"
            searchable={false}
            options={LACI}
            value={value.drawer}
            onChange={(next) =>
              onChange({ ...value, drawer: (next ?? 'NONE') as typeof value.drawer })
            }
          />
        )}
      </div>
      {value.way === 'BROWSER' ? (
        <p>
          {shellWith('html')
            ? t('Kertas dicetak oleh aplikasi kasir di perangkat ini.')
            : t('Printer dipilih di jendela cetak. Laci dibuka oleh setelan printer itu.')}
        </p>
      ) : (
        <Contoh off={belumDipilih(value)} print={() => printSample(value, { roll, cut })} />
      )}
    </Bagian>
  );
}

function Label({ agen, value, onChange }: Part<'label'>) {
  const { data } = useRead(lihatUkuranLabelEndpoint, { staleTime: 60_000 });
  const { lebar, tinggi, jarak } = data ?? UKURAN_LABEL;
  const ukuran = { lebar: dalamMm(lebar), tinggi: dalamMm(tinggi), jarak: dalamMm(jarak) };
  return (
    <Bagian title={t('Printer label')}>
      <div className={css.isian}>
        <PilihJalan kertas="label" agen={agen} value={value} onChange={onChange} />
        {value.way !== 'BROWSER' && (
          <>
            <SelectInput
              label={t('Bahasa printer')}
              name="language"
              searchable={false}
              asIs
              options={[
                { value: 'ZPL', label: 'ZPL (Zebra)' },
                { value: 'TSPL', label: 'TSPL (TSC)' },
              ]}
              value={value.language}
              onChange={(next) =>
                onChange({ ...value, language: next === 'TSPL' ? 'TSPL' : 'ZPL' })
              }
            />
            <SelectInput
              label={t('Kerapatan titik')}
              name="dpi"
              searchable={false}
              asIs
              options={DPI}
              value={String(value.dpi)}
              onChange={(next) => onChange({ ...value, dpi: next === '300' ? 300 : 203 })}
            />
          </>
        )}
      </div>
      {value.way === 'BROWSER' ? (
        <p>{t('Di Cetak Barcode: lembar A4, berkas ZPL atau TSPL, atau jendela cetak.')}</p>
      ) : (
        <Contoh off={belumDipilih(value)} print={() => printLabelSample(value, ukuran)} />
      )}
    </Bagian>
  );
}

/** A paper that is no nota, to see that the way is open; it opens no drawer and waits nowhere. */
function Contoh({ off, print }: { off: boolean; print: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    try {
      await print();
      toast.success('Contoh tercetak');
    } catch {
      toast.error('Printer tidak menjawab. Periksa kabel, nyala, dan kertasnya.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.alat}>
      <Button
        icon={<IconPrinter size={16} stroke={1.7} aria-hidden />}
        busy={busy}
        disabled={off}
        onClick={() => void act()}
      >
        {t('Cetak contoh')}
      </Button>
    </div>
  );
}
