// The package's uric/readings: functions of one shared instance of uric-readings.wasm.
import { bytes } from './bytes_readings.js';
import { UricLoadError } from './engine.js';
import { Readings } from './readings.js';

export { Readings, UricLoadError };

const shared = new Readings(bytes());

export const { readers } = shared;
export const version = (reader, options) => shared.version(reader, options);
export const agree = (input, options) => shared.agree(input, options);
export const read = (input, reader, options) => shared.read(input, reader, options);
export const readings = input => shared.readings(input);
