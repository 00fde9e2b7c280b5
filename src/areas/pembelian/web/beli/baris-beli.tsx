import { IconTrash } from '@tabler/icons-react';
import { formatGram, formatInt, formatPersen } from '#kit/rules/format.ts';
import { formatTanggal } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t, tOf } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { IconButton } from '#kit/web/frame/button.tsx';
import { GramInput, PersenInput, RupiahInput } from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { Folded } from '#kit/web/write/folded.tsx';
import { optionsOf } from '#kit/contract/chosen.ts';
import { CaraUjiInput } from '#areas/barang/web/cara-uji-input.tsx';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { asalNota } from '#areas/pembelian/contract/pembelian.fields.ts';
import type { AsalNota } from '#areas/pembelian/rules/pembelian.ts';
import { BatuBeli } from '#areas/pembelian/web/beli/batu-beli.tsx';
import {
  belumDiisi,
  type BarisDraft,
  type IsianHarga,
} from '#areas/pembelian/web/beli/draft-beli.ts';
import type { Hitung } from '#areas/pembelian/web/beli/use-hitung.ts';
import css from '#areas/pembelian/web/beli/beli.module.css';

const sumber = (call: string, value: string, show: string, table: string) =>
  ({ call, value, show, table }) as const;
const JENIS = sumber('GET jenis/get/all', 'kode_dept', 'nama', 'jenis');
const GROUP = sumber('GET group/get/all', 'kode_group', 'nama', 'group_barang');
const KONDISI = sumber('GET parabeli/get/all', 'kode_kondisi', 'keterangan', 'kondisi_beli');

type Props = {
  baris: BarisDraft;
  nomor: number;
  hitung: Hitung;
  /** Why a field of it is refused. */
  salah?: (name: IsianHarga) => string | undefined;
  onUbah: (part: Partial<BarisDraft>) => void;
  onBuang: () => void;
};

/** One piece: what its nota or the person says of it, the scale, and both prices side by side. */
export function BarisBeli({ baris, nomor, hitung, salah, onUbah, onBuang }: Props) {
  const berlian = usePerson().moduls.has(barangModul.BERLIAN_MODULE.key);
  const dikenal = baris.dikenal || baris.asal_nota === 'NOTA_SENDIRI';
  const kata = (label: string) => `${label} ${nomor}`;
  return (
    <li className={css.baris} data-baris={baris.id}>
      <header>
        <b>{nomor}</b>
        {dikenal ? (
          <span className={css.nota}>
            {baris.nama_barang}
            <small>
              {baris.no_faktur_jual} · {baris.kode_barcode}
              {baris.tgl_nota && ` · ${formatTanggal(baris.tgl_nota, t)}`}
              {baris.asal_nota === 'CABANG_LAIN' && ` · ${t('Cabang lain')}`}
            </small>
          </span>
        ) : (
          <SelectInput
            label={t('Asal Nota')}
            options={optionsOf(asalNota).filter(({ value }) => value !== 'NOTA_SENDIRI')}
            searchable={false}
            value={baris.asal_nota}
            onChange={(asal) => onUbah({ asal_nota: (asal ?? 'TANPA_NOTA') as AsalNota })}
            width={150}
          />
        )}
        <IconButton size={28} label={kata(t('Keluarkan baris'))} onClick={onBuang}>
          <IconTrash size={16} stroke={1.7} aria-hidden />
        </IconButton>
      </header>
      <div className={css.isian}>
        {!dikenal && <IsianTanpaNota baris={baris} salah={salah} onUbah={onUbah} />}
        {dikenal && baris.asal_nota === 'CABANG_LAIN' && (
          <IsianJenis baris={baris} salah={salah} onUbah={onUbah} />
        )}
        <PersenInput
          label={t('Kadar uji %')}
          name={`kadar-${baris.id}`}
          error={tOf(salah?.('kadar'))}
          value={baris.kadar}
          onChange={(kadar) => onUbah({ kadar: kadar as Persen | null })}
          width={116}
        />
        <CaraUjiInput
          name={`cara_uji-${baris.id}`}
          value={baris.cara_uji}
          onChange={(cara_uji) => onUbah({ cara_uji })}
        />
        <WeightInput
          label={t('Berat timbang')}
          name={`berat-${baris.id}`}
          value={baris.berat}
          placeholder={baris.berat_nota === null ? undefined : formatGram(baris.berat_nota)}
          error={tOf(salah?.('berat'))}
          onChange={(berat) => onUbah({ berat })}
          width={120}
        />
        <RefInput
          label={t('Kondisi')}
          source={KONDISI}
          clearable
          value={baris.kondisi}
          onChange={(kondisi) => onUbah({ kondisi })}
          width={150}
        />
        <RupiahInput
          label={t('Harga diminta')}
          placeholder={hitung.jadi ? formatInt(hitung.jadi.harga_tawar) : undefined}
          value={baris.harga}
          onChange={(harga) => onUbah({ harga })}
          width={150}
        />
        <PerGram baris={baris} jadi={hitung.jadi} onUbah={onUbah} />
      </div>
      {(berlian || (baris.batu_nota?.length ?? 0) > 0) && (
        <BatuBeli baris={baris} jadi={hitung.jadi} onUbah={onUbah} lain={berlian} />
      )}
      <Harga baris={baris} hitung={hitung} />
    </li>
  );
}

type Isian = Pick<Props, 'baris' | 'salah' | 'onUbah'>;

/** A price and a deduction of a gram of their own: what goes beyond the shop's asks a superior. */
const PerGram = ({ baris, jadi, onUbah }: Isian & Pick<Hitung, 'jadi'>) => (
  <Folded
    label={t('Harga per gram, potongan')}
    held={Boolean(baris.harga_per_gram ?? baris.potongan)}
    first={`harga_per_gram-${baris.id}`}
  >
    <RupiahInput
      label={t('Harga Per Gram')}
      name={`harga_per_gram-${baris.id}`}
      placeholder={jadi ? formatInt(jadi.harga_hari) : undefined}
      value={baris.harga_per_gram}
      onChange={(harga_per_gram) => onUbah({ harga_per_gram })}
      width={130}
    />
    <RupiahInput
      label={t('Potongan Per Gram')}
      name={`potongan-${baris.id}`}
      placeholder={jadi ? formatInt(jadi.potongan) : undefined}
      value={baris.potongan}
      onChange={(potongan) => onUbah({ potongan })}
      width={140}
    />
  </Folded>
);

function IsianTanpaNota({ baris, salah, onUbah }: Isian) {
  const bernota = baris.asal_nota === 'CABANG_LAIN' || baris.asal_nota === 'TOKO_LAIN';
  return (
    <>
      {bernota && <IsianNomor baris={baris} onUbah={onUbah} />}
      <TextInput
        label={t('Nama Barang')}
        name={`nama_barang-${baris.id}`}
        error={tOf(salah?.('nama_barang'))}
        maxLength={100}
        value={baris.nama_barang}
        onChange={(nama) => onUbah({ nama_barang: nama || null })}
        width={200}
      />
      <IsianJenis baris={baris} salah={salah} onUbah={onUbah} />
      {bernota && (
        <>
          <GramInput
            label={t('Berat Nota')}
            value={baris.berat_nota}
            onChange={(berat_nota) => onUbah({ berat_nota: berat_nota as Miligram | null })}
            width={110}
          />
          <RupiahInput
            label={t('Harga Nota')}
            value={baris.harga_nota}
            onChange={(harga_nota) => onUbah({ harga_nota: harga_nota as Rupiah | null })}
            width={140}
          />
        </>
      )}
    </>
  );
}

/** What the paper of another shop is found by; a number that this server knows is that nota. */
const IsianNomor = ({ baris, onUbah }: Isian) => (
  <>
    <TextInput
      label={t('No Nota')}
      name={`nota-${baris.id}`}
      maxLength={20}
      value={baris.no_faktur_jual}
      onChange={(no) => onUbah({ no_faktur_jual: no || null })}
      width={170}
    />
    <TextInput
      label={t('Barcode')}
      maxLength={20}
      value={baris.kode_barcode}
      onChange={(kode) => onUbah({ kode_barcode: kode || null })}
      width={120}
    />
  </>
);

const IsianJenis = ({ baris, salah, onUbah }: Isian) => (
  <>
    <RefInput
      label={t('Jenis')}
      name={`kode_dept-${baris.id}`}
      error={tOf(salah?.('kode_dept'))}
      source={JENIS}
      value={baris.kode_dept}
      onChange={(kode_dept) => onUbah({ kode_dept })}
      width={140}
    />
    <RefInput
      label={t('Group')}
      name={`kode_group-${baris.id}`}
      error={tOf(salah?.('kode_group'))}
      source={GROUP}
      value={baris.kode_group}
      onChange={(kode_group) => onUbah({ kode_group })}
      width={150}
    />
  </>
);

/** The prices of today and by the nota; the one that is offered is marked, what was asked instead is last. */
function Harga({ baris, hitung: { jadi, salah } }: Pick<Props, 'baris' | 'hitung'>) {
  if (salah) return <p className={css.salah}>{t(salah)}</p>;
  if (!jadi) {
    const isian = belumDiisi(baris).map((label) => t(label));
    if (isian.length === 0) return <p className={css.tenang}>{t('Menghitung harga')}</p>;
    const kata = { isian: isian.join(', ') };
    return <p className={css.tenang}>{t('Isi {isian}: harga muncul di sini', kata)}</p>;
  }
  const pakai = (harga: Rupiah | null) => jadi.harga === harga || undefined;
  return (
    <dl className={css.harga}>
      <div data-pakai={pakai(jadi.harga_hari_ini)}>
        <dt>{t('Harga hari ini')}</dt>
        <dd>{formatInt(jadi.harga_hari_ini)}</dd>
        <dd>
          {formatInt(jadi.harga_per_gram)}
          {jadi.potongan > 0 && ` − ${formatInt(jadi.potongan)}`} / g
        </dd>
      </div>
      {jadi.harga_dasar_nota !== null && (
        <div
          data-pakai={jadi.harga !== jadi.harga_hari_ini ? pakai(jadi.harga_dasar_nota) : undefined}
        >
          <dt>{t('Menurut nota')}</dt>
          <dd>{formatInt(jadi.harga_dasar_nota)}</dd>
          <dd>
            {t('rugi nota {persen}%, umur {hari} hari', {
              persen: formatPersen(jadi.rugi_persen),
              hari: jadi.umur_hari ?? '-',
            })}
          </dd>
        </div>
      )}
      {jadi.harga !== jadi.harga_hari_ini && jadi.harga !== jadi.harga_dasar_nota && (
        <div data-pakai>
          <dt>{t('Harga diminta')}</dt>
          <dd>{formatInt(jadi.harga)}</dd>
          <dd>{jadi.harga > jadi.harga_tawar ? t('perlu otorisasi') : t('di bawah penawaran')}</dd>
        </div>
      )}
    </dl>
  );
}
