import { globalLayer } from '@vanilla-extract/css';

// The first sheet that names the layers decides their order, so every style sheet begins with this one.
globalLayer('reset');
globalLayer('theme');
globalLayer('base');
globalLayer('component');
globalLayer('utility');
