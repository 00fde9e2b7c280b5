import { IconX } from '@tabler/icons-react';
import { formatGram } from '#kit/rules/format.ts';
import { minus } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { IntInput } from '#kit/web/input/number-input.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { sense } from '#kit/rules/sentence.ts';
import type { Kiriman } from '#areas/kirim/contract/kiriman.api.ts';
import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import css from '#areas/kirim/web/terima/terima.module.css';
import type { Pindaian, useTerima } from '#areas/kirim/web/terima/use-terima.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import { FotoSatu } from '#areas/stock/web/foto-satu.tsx';
import kerja from '#areas/stock/web/kerja.module.css';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';

type Line = Kiriman['barang'][number];
const { hasil } = kirimBarangDocument.spec.lines.found;

type Props = {
  line: Line;
  one: Pindaian;
  wrong?: string | undefined;
  onChange: (change: Partial<Pindaian>) => void;
  onDrop: () => void;
};

/** A piece that was scanned: what it weighed when it was packed, what the scale says now, whether it is damaged. */
function BarisTerima({ line, one, wrong, onChange, onDrop }: Props) {
  const beda = one.berat === null ? null : minus(one.berat, line.berat);
  const timbang = line.hitung_batu && one.berat === null;
  const tempat = one.kode_gudang
    ? namaTempat({ kode_gudang: one.kode_gudang, kode_baki: one.kode_baki })
    : t('tempat belum dipilih');
  return (
    <div className={css.baris}>
      <span>
        {line.nama_barang}
        <small>
          {line.kode_barcode} · {formatGram(line.berat)} g · {tempat}
        </small>
        {wrong && <small className={kerja.ingat}>{wrong}</small>}
      </span>
      <KadarMark kadar={line.persen} />
      <WeightInput
        bare
        label={t('Berat {kode}', { kode: line.kode_barcode })}
        value={one.berat}
        onChange={(berat) => onChange({ berat })}
        width={116}
      />
      <span className={beda || timbang ? kerja.ingat : kerja.tenang}>
        {timbang
          ? t('timbang')
          : beda === null
            ? '-'
            : t('beda {berat} g', { berat: formatGram(beda) })}
      </span>
      <span className={css.nilai}>
        {line.hitung_batu && (
          <span className={css.batu}>
            <IntInput
              bare
              name={`batu-${line.kode_barcode}`}
              label={t('Butir batu {kode}', { kode: line.kode_barcode })}
              placeholder={t('Butir batu')}
              value={one.butir_batu}
              onChange={(butir_batu) => onChange({ butir_batu })}
            />
          </span>
        )}
        <Button
          size="sm"
          look={one.rusak ? 'danger' : 'quiet'}
          aria-pressed={one.rusak}
          onClick={() => onChange({ rusak: !one.rusak, foto: null })}
        >
          {t(sense('Rusak', 'barang'))}
        </Button>
        {one.rusak && (
          <FotoSatu
            nama={line.nama_barang}
            foto={one.foto}
            wrong={wrong}
            onFoto={(foto) => onChange({ foto })}
          />
        )}
      </span>
      <IconButton
        size={28}
        label={t('Keluarkan {kode}', { kode: line.kode_barcode })}
        onClick={onDrop}
      >
        <IconX size={16} aria-hidden />
      </IconButton>
    </div>
  );
}

/** A piece that was not scanned yet, or is here already. */
const BarisTunggu = ({ line }: { line: Line }) => (
  <div className={kerja.baris}>
    <KadarMark kadar={line.persen} />
    <span className={line.hasil === 'JALAN' ? css.tunggu : undefined}>
      {line.nama_barang}
      <small>
        {line.kode_barcode} · {formatGram(line.berat)} g{line.no_terima && ` · ${line.no_terima}`}
      </small>
    </span>
    <StatusWord value={line.hasil} of={hasil} />
  </div>
);

type Isi = {
  kiriman: Kiriman;
  terima: ReturnType<typeof useTerima>;
  /** What the server said of a scan, by its place. */
  salah: Readonly<Record<number, string>>;
};

/** What was scanned, in its order, above what is still missing or here already. */
export function IsiTerima({ kiriman, terima, salah }: Isi) {
  const lines = new Map(kiriman.barang.map((line) => [line.kode_barcode, line]));
  const scanned = new Set(terima.pindaian.map((one) => one.kode_barcode));
  return (
    <>
      {terima.pindaian.map((one, at) => {
        const line = lines.get(one.kode_barcode);
        return (
          line && (
            <BarisTerima
              key={one.kode_barcode}
              line={line}
              one={one}
              wrong={salah[at]}
              onChange={(change) => terima.ubah(one.kode_barcode, change)}
              onDrop={() => terima.buang(one.kode_barcode)}
            />
          )
        );
      })}
      {kiriman.barang
        .filter((line) => !scanned.has(line.kode_barcode))
        .map((line) => (
          <BarisTunggu key={line.kode_barcode} line={line} />
        ))}
    </>
  );
}
