import { IconTrash } from '@tabler/icons-react';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t, tOf } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { IconButton } from '#kit/web/frame/button.tsx';
import { PersenInput, RupiahInput } from '#kit/web/input/number-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { sense } from '#kit/rules/sentence.ts';
import { deskripsiServiceMaster } from '#areas/service/contract/deskripsi-service.master.ts';
import { serviceModul } from '#areas/service/contract/tukang.modul.ts';
import type { PieceDraft } from '#areas/service/web/baru/draft.ts';
import { FotoSatu } from '#areas/stock/web/foto-satu.tsx';
import css from '#areas/service/web/service.module.css';

type Props = {
  piece: PieceDraft;
  at: number;
  said: Readonly<Record<string, string>>;
  onSet: (part: Partial<PieceDraft>) => void;
  onDrop: () => void;
};

/** One piece as it is taken in: in the customer's words, weighed, photographed, with the work on it. */
export function PieceRow({ piece, at, said, onSet, onDrop }: Props) {
  const wrong = (name: string) => tOf(said[`barang.${at}.${name}`]);
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
      <PersenInput
        label={t('Kadar %')}
        name={`kadar-${piece.id}`}
        value={piece.kadar}
        onChange={(kadar) => onSet({ kadar })}
        error={wrong('kadar')}
        width={96}
      />
      <WeightInput
        label={t('Berat')}
        name={`berat-${piece.id}`}
        value={piece.berat}
        onChange={(berat) => onSet({ berat })}
        error={wrong('berat')}
        width={110}
      />
      <Kerja piece={piece} onSet={onSet} wrong={wrong} />
      <RupiahInput
        label={t('Ongkos')}
        name={`ongkos-${piece.id}`}
        value={piece.ongkos}
        onChange={(ongkos) => onSet({ ongkos })}
        error={wrong('ongkos')}
        width={130}
      />
      <FotoSatu
        nama={piece.nama_barang ?? t('Barang')}
        foto={piece.foto}
        wrong={wrong('foto')}
        onFoto={(foto) => onSet({ foto })}
      />
      <IconButton size={28} label={t('Keluarkan baris {no}', { no: at + 1 })} onClick={onDrop}>
        <IconTrash size={16} stroke={1.7} aria-hidden />
      </IconButton>
    </li>
  );
}

type KerjaProps = Pick<Props, 'piece' | 'onSet'> & {
  wrong: (name: string) => string | undefined;
};

/** What shall be done: from the shop's list, which presets the charge, or in free words (D-33.24). */
function Kerja({ piece, onSet, wrong }: KerjaProps) {
  const { moduls } = usePerson();
  const listed = moduls.has(serviceModul.PARAMETER_DESKRIPSI_SERVICE_MODULE.key);
  const { data = [] } = useRead(deskripsiServiceMaster.endpoints.list, {
    query: { limit: 1000 },
    enabled: listed,
  });
  if (!listed)
    return (
      <TextInput
        label={t(sense('Pekerjaan', 'service'))}
        name={`deskripsi-${piece.id}`}
        maxLength={200}
        value={piece.deskripsi}
        onChange={(deskripsi) => onSet({ deskripsi: deskripsi || null })}
        error={wrong('deskripsi')}
        width={200}
      />
    );
  return (
    <SelectInput
      label={t(sense('Pekerjaan', 'service'))}
      name={`kode_deskripsi-${piece.id}`}
      asIs
      searchable
      options={data.map((one) => ({ value: one.kode_deskripsi, label: one.deskripsi }))}
      value={piece.kode_deskripsi}
      onChange={(kode_deskripsi) => {
        const one = data.find((row) => row.kode_deskripsi === kode_deskripsi);
        onSet({
          kode_deskripsi,
          deskripsi: one?.deskripsi ?? null,
          ongkos: one?.ongkos ?? piece.ongkos,
        });
      }}
      error={wrong('kode_deskripsi')}
      width={200}
    />
  );
}
