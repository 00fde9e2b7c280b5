import { IconPlugConnected } from '@tabler/icons-react';
import { mark, t } from '#kit/web/base/text.ts';
import { chooseSerial, hasSerial } from '#kit/web/device/serial.ts';
import type { Known, Outlet, Way } from '#kit/web/device/settings.ts';
import { chooseUsb, hasUsb } from '#kit/web/device/usb.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import css from '#areas/akses/web/perangkat/perangkat.module.css';

const JALAN: Readonly<Record<Way, string>> = {
  BROWSER: mark('Jendela cetak browser'),
  USB: mark('Langsung lewat USB'),
  SERIAL: mark('Langsung lewat port serial'),
};
const BAUD = [9600, 19_200, 38_400, 57_600, 115_200];
const jalanDisini = (): Way[] => [
  'BROWSER',
  ...(hasUsb() ? (['USB'] as const) : []),
  ...(hasSerial() ? (['SERIAL'] as const) : []),
];

type Props<O extends Outlet> = { value: O; onChange: (value: O) => void };

/** The way to a printer, and which one it is. */
export function PilihJalan<O extends Outlet>({ value, onChange }: Props<O>) {
  const { way, device, baud } = value;
  return (
    <>
      <SelectInput
        label={t('Jalan cetak')}
        name="way"
        searchable={false}
        options={jalanDisini().map((one) => ({ value: one, label: JALAN[one] }))}
        value={way}
        onChange={(next) => onChange({ ...value, way: (next ?? 'BROWSER') as Way, device: null })}
      />
      {way === 'SERIAL' && (
        <PilihBaud baud={baud} onChange={(next) => onChange({ ...value, baud: next })} />
      )}
      {way !== 'BROWSER' && (
        <PilihAlat
          device={device}
          choose={way === 'USB' ? chooseUsb : chooseSerial}
          onChange={(next) => onChange({ ...value, device: next })}
        />
      )}
    </>
  );
}

type BaudProps = { baud: number; onChange: (baud: number) => void };

export const PilihBaud = ({ baud, onChange }: BaudProps) => (
  <SelectInput
    label={t('Kecepatan port (baud)')}
    name="baud"
    searchable={false}
    asIs
    options={BAUD.map((one) => ({ value: String(one), label: String(one) }))}
    value={String(baud)}
    onChange={(next) => onChange(Number(next ?? 9600))}
  />
);

type AlatProps = {
  device: Known | null;
  choose: () => Promise<Known | undefined>;
  onChange: (device: Known) => void;
};

/** Which device of those that are connected; the browser asks, and remembers its permission. */
export function PilihAlat({ device, choose, onChange }: AlatProps) {
  const ask = async () => {
    try {
      const chosen = await choose();
      if (chosen) onChange(chosen);
    } catch {
      // The list of the browser was closed without a choice.
      toast.warning('Tidak ada alat yang dipilih');
    }
  };
  return (
    <div className={css.alat} data-alat={device?.name}>
      <Button
        icon={<IconPlugConnected size={16} stroke={1.7} aria-hidden />}
        onClick={() => void ask()}
      >
        {device ? t('Ganti alat') : t('Pilih alat')}
      </Button>
      <span>{device ? device.name : t('belum dipilih')}</span>
    </div>
  );
}
