// Crashes on every picture, as through a fault in a library.
process.on('message', () => process.exit(139));
process.send?.({ ready: true });
