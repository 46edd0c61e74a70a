"""Inverters: the table kind with fins and sockets, and the wall kind with its display and wiring box."""
import materials as of
from parts import button, fan, gland, lamps, louvres, outlet, screen, screw, shared, slots, stamp, stamp_in, usb_a
from shapes import box, card, group, plaque, ring, rod, tube


def _feet(w, d):
    for side in (-1, 1):
        box((side * (w / 2 + 0.25), 0, 0), (1.2, d * 0.94, 0.16), of.brushed(), 0.05)
        for y in (-d * 0.36, d * 0.36):
            rod((side * (w / 2 + 0.5), y, 0.16), 0.2, 0.03, of.dark())


def _fins(w, d, h, tone):
    count = 13
    for at in range(count):
        x = -w * 0.46 + at * w * 0.92 / (count - 1)
        box((x, 0, h - 0.1), (w * 0.022, d * 0.96, 0.42), tone, 0.05)


def _table(scene):
    size = scene['size']
    w, h, d = size['w'], size['h'] - 0.35, size['d']
    charger = 'charger' in scene['specs']['type']
    tone = of.paint('#B9C0C6', 0.42, 0.2) if charger else of.paint('#2B3643', 0.42, 0.35)
    _feet(w, d)
    box((0, 0, 0.08), (w, d, h), tone, 0.22)
    _fins(w, d, h + 0.08, tone)
    top = h + 0.08 + 0.34
    box((0, -d * 0.06, top - 0.4), (w * 0.74, w * 0.46, 0.44), tone, 0.04)
    stamp(scene['decals']['top'], (0, -d * 0.06, top + 0.052), w=w * 0.7, face='up')
    front = -d / 2
    plaque((0, front, h / 2 + 0.08), w * 0.96, h * 0.9, 0.12, of.black(), 0.3, 0.04)
    face = front - 0.12
    (_charger_face if charger else _small_face)(scene, w, h, face)
    for at in range(9):
        box((w / 2, d * 0.08 + at * d * 0.036, h * 0.25), (0.04, d * 0.014, h * 0.5), of.dark(), 0)


def _small_face(scene, w, h, face):
    middle = h / 2 + 0.08
    screen(scene['decals']['small'], -w * 0.29, face, middle + h * 0.18, w * 0.32, h * 0.36)
    button(-w * 0.4, face, middle - h * 0.22, h * 0.11)
    usb_a(-w * 0.25, face, middle - h * 0.22, w * 0.1)
    for x in (0.03, 0.23):
        outlet(w * x, face, middle, h * 0.56)
    slots(w * 0.405, face, middle, w * 0.09, h * 0.5, 4)


def _charger_face(scene, w, h, face):
    box((0, face, h * 0.9), (w * 0.9, 0.05, 0.16), of.sun(), 0)
    screen(scene['decals']['small'], -w * 0.23, face, h * 0.7, w * 0.4, h * 0.24)
    button(-w * 0.36, face, h * 0.34, h * 0.08)
    lamps(-w * 0.22, face, h * 0.34, w * 0.07, 3, 2, 0.13, across=True)
    for x in (0.14, 0.34):
        outlet(w * x, face, h * 0.68, h * 0.28)
    fan(w * 0.24, face, h * 0.28, h * 0.19)


def _keys(face, z, w, count):
    step = w * 0.11
    for at in range(count):
        plaque((step * (at - (count - 1) / 2), face, z), w * 0.075, w * 0.042, 0.1, of.paint('#5A6672', 0.5), w * 0.02, 0.03)


def _isolator(x, face, z, radius):
    plaque((x, face, z), radius * 2.7, radius * 2.7, 0.15, of.paint('#E9B90C', 0.4), 0.2, 0.04)
    rod((x, face - 0.15, z), radius, -0.35, of.red(), 'y', 0.05, 48)
    box((x, face - 0.7, z - radius * 0.95), (radius * 0.42, 0.5, radius * 1.9), of.red(), 0.1)


def _breakers(x, face, z, pole, count):
    plaque((x, face, z), pole * count + 0.5, pole * 2.7, 0.08, of.dark(), 0.15)
    for at in range(count):
        left = x + pole * (at - (count - 1) / 2)
        plaque((left, face - 0.08, z), pole * 0.94, pole * 2.3, 0.3, of.white(), 0.06, 0.03)
        box((left, face - 0.5, z - pole * 0.2), (pole * 0.4, 0.35, pole * 0.7), of.black(), 0.06)


def _lower(scene, w, h, d, low, sealed):
    """The wiring box under the case, with what its class brings."""
    watts = scene['specs']['continuous_w']
    face = -d / 2 - 0.14
    box((0, -0.07, 0), (w * 0.996, d + 0.14, low), of.paint('#3B4652', 0.48), 0.25)
    for side in (-1, 1):
        screw(side * w * 0.44, face, low * 0.86, 0.2)
    if sealed:
        switches = int(watts / 2000) - 2
        _isolator(-w * 0.3, face, low * 0.5, w * 0.06)
        _breakers(w * 0.16, face, low * 0.5, w * 0.085, max(2, switches))
    elif watts >= 5000:
        for at in range(6):
            plaque((w * (at - 2.5) * 0.125, face, low * 0.45), w * 0.075, low * 0.42, 0.05, of.dark(), 0.2)
    else:
        for at in range(5):
            rod((w * (at - 2) * 0.13, face, low * 0.45), w * 0.042, -0.06, of.paint('#2A333D', 0.5), 'y', 0.02)
            ring((w * (at - 2) * 0.13, face - 0.06, low * 0.45), w * 0.042, 0.06, of.grey(), 'y')


def _wall(scene):
    w, h, d = (scene['size'][side] for side in 'whd')
    watts = scene['specs']['continuous_w']
    sealed = watts >= 8000
    foot = 0.9
    low = h * (0.32 if sealed else 0.24)
    tone = of.grey() if watts < 5000 else of.white()
    decals = scene['decals']
    with group((0, 0, foot)):
        box((0, 0, low - 0.3), (w, d, h - low + 0.3), tone, 0.5, 5)
        _lower(scene, w, h, d, low, sealed)
        front = -d / 2
        tall = h - low
        stamp(shared('brand-ink'), (0, front - 0.012, low + tall * 0.88), w=w * 0.34)
        screen(decals['display'], 0, front, low + tall * 0.63, w * 0.62, w * 0.3)
        lamps(-w * 0.41, front, low + tall * 0.72, w * 0.06, 3, 1, w * 0.014)
        _keys(front, low + tall * 0.38, w, 4)
        box((0, front, low + tall * 0.25), (w * (0.62 if sealed else 0.9), 0.04, w * 0.02), of.sun(), 0)
        stamp_in(decals['volts'], (0, front - 0.012, low + tall * 0.155), w * 0.5, tall * 0.055)
        stamp_in(decals['surge'], (0, front - 0.012, low + tall * 0.075), w * 0.4, tall * 0.036)
        _cooling(w, h, d, low, sealed, watts)
        for at in range(6 if sealed else 4):
            step = w * 0.8 / (6 if sealed else 4)
            gland(-w * 0.4 + step * (at + 0.5), -d * 0.1, 0.05, w * 0.028)
        for side in (-1, 1):
            box((side * w * 0.4, d * 0.25, -foot), (w * 0.08, d * 0.4, foot + 0.2), of.brushed(), 0.05)
    box((0, d / 2 - 0.1, foot + h - 0.2), (w * 0.6, 0.25, 0.9), of.brushed(), 0.05)


def _cooling(w, h, d, low, sealed, watts):
    if sealed:
        for at in range(8):
            box((w / 2 - 0.05, -d * 0.26 + at * d * 0.085, low + 0.4), (0.3, d * 0.03, h - low - 0.9), of.grey(), 0.03)
        return
    louvres(w / 2, 0, low + (h - low) * 0.2, d * 0.6, (h - low) * 0.5, 11)
    if watts >= 5000:
        for x in (-w * 0.3, w * 0.3):
            rod((x, 0, h - 0.02), w * 0.13, 0.05, of.dark())


def build(scene):
    return _wall(scene) if scene['specs']['type'].startswith('hybrid') else _table(scene)
