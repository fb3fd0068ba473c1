import type { ReactNode } from 'react';
import { button } from '../Button/Button.css.ts';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { CameraIcon } from '../icons/CameraIcon.tsx';
import { classNames } from '../styling/class-names.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './FileUpload.css.ts';

export interface CameraButtonProps {
  /** Called with the files that were chosen. */
  readonly onChoose: (files: readonly File[]) => void;
}

/** Opens the camera directly on touch screens; elsewhere the file chooser offers it. */
export function CameraButton({ onChoose }: CameraButtonProps): ReactNode {
  const { strings } = useDesignSystem();
  return (
    <label className={classNames(button({ tone: 'secondary' }), css.camera)}>
      <CameraIcon />
      {strings.takePhoto}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
        className={visuallyHidden}
      />
    </label>
  );
}
