import { contract } from '@portal/tokens/contract';
import { createGlobalThemeContract } from '@vanilla-extract/css';

const kebab = (path: string): string => path.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** CSS variables named after the roles of the token contract: `--color-action-rest`. */
export const vars = createGlobalThemeContract(contract, (_value, path) => path.map(kebab).join('-'));
