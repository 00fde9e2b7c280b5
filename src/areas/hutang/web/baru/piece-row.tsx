import { IconCamera, IconTrash } from '@tabler/icons-react';
import { sourceOf } from '#kit/contract/chosen.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { photoUrl } from '#kit/web/api/photo.ts';
import { t } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { IconButton } from '#kit/web/frame/button.tsx';
import { GramInput, PersenInput } from '#kit/web/input/number-input.tsx';
import { PassedBy } from '#kit/web/write/passed-by.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { CaraUjiInput } from '#areas/barang/web/cara-uji-input.tsx';
import type { PieceDraft } from '#areas/hutang/web/baru/draft.ts';
import type { Valued } from '#areas/hutang/web/baru/use-hutang.ts';
import { barangFields } from '#areas/stock/contract/barang.fields.ts';
import { openFoto } from '#areas/stock/web/foto-dialog.tsx';
import css from '#areas/hutang/web/hutang.module.css';

const source = (call: string, value: string, show: string, table: string) =>
  ({ call, value, show, table }) as const;
const JENIS = source('GET jenis/get/all', 'kode_dept', 'nama', 'jenis');
const KONDISI = source(
  'GET parapinjaman/get/all',
  'kode_kondisi',
  'keterangan',
  'kondisi_pinjaman',
);

/** Whose price group reports 29 and 30 are asked by. */
const GROUP = sourceOf(barangFields.kode_group);

type Props = {
  piece: PieceDraft;
  at: number;
  worth?: Valued['detail_barang'][number];
  said: Readonly<Record<string, string>>;
  onSet: (part: Partial<PieceDraft>) => void;
  onDrop: () => void;
};

/** One piece that is pledged: weighed, tested, looked at, and what is lent on it. */
export function PieceRow({ piece, at, worth, said, onSet, onDrop }: Props) {
  const wrong = (name: string) => {
    const why = said[`detail_barang.${at}.${name}`];
    return why && t(why);
  };
  return (
    <li className={css.piece} data-piece={piece.id}>
      <b>{at + 1}</b>
      <TextInput
        label={t('Nama Barang')}
        name={`nama_barang-${piece.id}`}
        maxLength={100}
        autoFocus={at === 0}
        value={piece.nama_barang}
        onChange={(nama) => onSet({ nama_barang: nama || null })}
        error={wrong('nama_barang')}
        width={180}
      />
      <RefInput
        label={t('Jenis')}
        name={`kode_dept-${piece.id}`}
        source={JENIS}
        value={piece.kode_dept}
        onChange={(kode_dept) => onSet({ kode_dept })}
        error={wrong('kode_dept')}
        width={140}
      />
      <PersenInput
        label={t('Kadar uji %')}
        name={`kadar-${piece.id}`}
        value={piece.kadar}
        onChange={(kadar) => onSet({ kadar })}
        error={wrong('kadar')}
        width={116}
      />
      <CaraUjiInput
        name={`cara_uji-${piece.id}`}
        value={piece.cara_uji}
        onChange={(cara_uji) => onSet({ cara_uji })}
        error={wrong('cara_uji')}
      />
      <WeightInput
        label={t('Berat')}
        name={`berat-${piece.id}`}
        value={piece.berat}
        onChange={(berat) => onSet({ berat })}
        error={wrong('berat')}
        width={110}
      />
      <GramInput
        label={t('Berat Bersih')}
        name={`berat_bersih-${piece.id}`}
        placeholder={piece.berat === null ? undefined : formatGram(piece.berat)}
        value={piece.berat_bersih}
        onChange={(berat_bersih) => onSet({ berat_bersih })}
        error={wrong('berat_bersih')}
        width={110}
      />
      <RefInput
        label={t('Kondisi')}
        name={`kondisi-${piece.id}`}
        source={KONDISI}
        clearable
        value={piece.kondisi}
        onChange={(kondisi) => onSet({ kondisi })}
        error={wrong('kondisi')}
        width={130}
      />
      <PassedBy>
        <RefInput
          label={t('Group')}
          name={`kode_group-${piece.id}`}
          source={GROUP}
          clearable
          value={piece.kode_group}
          onChange={(kode_group) => onSet({ kode_group })}
          error={wrong('kode_group')}
          width={130}
        />
      </PassedBy>
      <PieceFoto piece={piece} onSet={onSet} wrong={wrong('foto')} />
      <dl className={css.worth}>
        <div>
          <dt>{t('Taksiran')}</dt>
          <dd>{worth ? formatInt(worth.taksiran) : '-'}</dd>
        </div>
        <div>
          <dt>{t('Plafond')}</dt>
          <dd>{worth ? formatInt(worth.plafond) : '-'}</dd>
        </div>
      </dl>
      <IconButton size={28} label={`${t('Keluarkan baris')} ${at + 1}`} onClick={onDrop}>
        <IconTrash size={16} stroke={1.7} aria-hidden />
      </IconButton>
    </li>
  );
}

type FotoProps = Pick<Props, 'piece' | 'onSet'> & { wrong?: string };

/** What was pledged is shown when it is given back: one photo of each piece. */
const PieceFoto = ({ piece, onSet, wrong }: FotoProps) => (
  <span className={css.foto} data-wrong={wrong ? true : undefined} title={wrong}>
    <IconButton
      label={t('Foto barang')}
      size={32}
      data-field={`foto-${piece.id}`}
      onClick={() => void openPieceFoto(piece, onSet)}
    >
      {piece.foto ? (
        <img src={`${photoUrl(piece.foto)}?kecil=1`} alt={t('Foto barang')} />
      ) : (
        <IconCamera size={20} stroke={1.6} aria-hidden />
      )}
    </IconButton>
  </span>
);

/** The photo of a piece that is being typed, by its button or by the key of the form. */
export const openPieceFoto = (
  { nama_barang, foto }: PieceDraft,
  onSet: Props['onSet'],
): Promise<void> =>
  openFoto({
    nama: nama_barang ?? t('Barang'),
    foto,
    onChange: (next) => onSet({ foto: next }),
  });
