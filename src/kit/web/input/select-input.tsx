import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { Select } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import type { Option } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { fieldProps, type InputProps } from '#kit/web/input/input-props.ts';

type Props = InputProps<string> & {
  options: readonly Option[];
  /** Labels are codes and names, not sentences of ours: leave them as they are. */
  asIs?: boolean;
  clearable?: boolean;
  searchable?: boolean;
  onSearch?: (text: string) => void;
  loading?: boolean;
  nothing?: string;
};

/** One of a list; type to search once it is longer than a glance. */
export function SelectInput({
  options,
  asIs,
  clearable,
  searchable,
  onSearch,
  loading,
  nothing,
  ...props
}: Props) {
  const data = options.map(({ value, label }) => ({ value, label: asIs ? label : t(label) }));
  return (
    <Select
      {...fieldProps(props)}
      ref={props.inputRef}
      data={data}
      value={props.value ?? null}
      onChange={props.onChange}
      searchable={searchable ?? options.length > 7}
      onSearchChange={onSearch}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': t('Kosongkan') }}
      allowDeselect={false}
      selectFirstOptionOnChange
      limit={200}
      rightSection={
        clearable && props.value ? undefined : <IconSelector size={16} stroke={1.6} aria-hidden />
      }
      nothingFoundMessage={loading ? t('Memuat ...') : (nothing ?? t('Tidak Ada Data'))}
    />
  );
}
