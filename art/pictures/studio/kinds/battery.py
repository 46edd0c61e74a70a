"""Batteries: the block with posts, the floor case, the rack drawer and the cabinet on wall or wheels."""
import materials as of
from parts import gland, screen, screw, shared, slots, stamp, stamp_in
from shapes import ball, box, card, group, plaque, ring, rod, tube


def _post(x, y, z, size, plus):
    ring((x, y, z + 0.04), size * 1.5, size * 0.42, of.red() if plus else of.black())
    rod((x, y, z), size * 1.15, size * 0.5, of.dark(), 'z', 0.05)
    rod((x, y, z), size, size * 1.3, of.brass(), 'z', size * 0.12)
    rod((x, y, z + size * 1.3), size * 0.62, size * 0.5, of.steel(), 'z', size * 0.05, 6)


def _strap(w, z):
    half = w * 0.2
    tube([(-half, 0, z - 0.2), (-half, 0, z + 0.5), (-half * 0.8, 0, z + 1.0), (0, 0, z + 1.2),
          (half * 0.8, 0, z + 1.0), (half, 0, z + 0.5), (half, 0, z - 0.2)], 0.26, of.rubber(), soft=True)
    for way in (-1, 1):
        box((way * half, 0, z - 0.05), (0.9, 0.9, 0.25), of.black(), 0.1)


def _rope(x, depth, z, h):
    way = 1 if x > 0 else -1
    out = x + way * 0.55
    y = depth * 0.3
    tube([(x, -y, z), (out, -y, z - 0.1), (out + way * 0.3, -y * 0.6, z - h * 0.2), (out + way * 0.3, y * 0.6, z - h * 0.2),
          (out, y, z - 0.1), (x, y, z)], 0.22, of.rubber(), soft=True)
    for side in (-y, y):
        ball((x, side, z), 0.42, of.black())


def _ribs(w, d, h, tone):
    for side in (-1, 1):
        for at in range(4):
            x = side * (w * 0.385 + at * w * 0.027)
            box((x, -d / 2, h * 0.08), (w * 0.013, 0.14, h * 0.66), tone, 0.04)
        for at in range(6):
            y = -d * 0.34 + at * d * 0.136
            box((side * w / 2, y, h * 0.08), (0.14, d * 0.05, h * 0.66), tone, 0.04)


def _block(scene):
    w, h, d = (scene['size'][side] for side in 'whd')
    tall = h - 0.8
    tone = of.plastic('#3C4B5B' if scene['specs']['nominal_v'] > 20 else '#26313D')
    box((0, 0, 0), (w - 0.16, d - 0.16, tall * 0.82), tone, 0.25)
    box((0, 0, tall * 0.8), (w, d, tall * 0.2), tone, 0.25)
    box((0, 0, tall), (w * 0.94, d * 0.5, 0.12), tone, 0.05)
    _ribs(w - 0.16, d - 0.16, tall, tone)
    label_w = w * 0.66
    plaque((0, -d / 2 + 0.09, tall * 0.41), label_w + 0.1, tall * 0.66, 0.03, of.white(), 0.1)
    stamp_in(scene['decals']['plate' if w < 15 else 'wide'], (0, -d / 2 + 0.05, tall * 0.41), label_w, tall * 0.64)
    size = 0.36 if w < 9 else 0.48
    inset = 1.1 if w < 9 else w * 0.1
    for way, name in ((-1, 'plus'), (1, 'minus')):
        _post(way * (w / 2 - inset), -d * 0.24, tall, size, way < 0)
        stamp(shared(name), (way * (w / 2 - inset), -d / 2 - 0.012, tall * 0.9), h=tall * 0.13)
    if w > 15:
        for way in (-1, 1):
            _rope(way * w / 2, d, tall * 0.74, tall)
    else:
        _strap(w, tall)


def _floor(scene):
    w, h, d = (scene['size'][side] for side in 'whd')
    tall = h - 0.6
    tone = of.plastic('#3C4B5B')
    box((0, 0, 0), (w, d, tall), tone, 0.3)
    box((0, 0, tall * 0.76), (w + 0.14, d + 0.14, 0.14), tone, 0.06)
    front = -d / 2
    plaque((-w * 0.14, front, tall * 0.4), w * 0.56, tall * 0.56, 0.03, of.white(), 0.15)
    stamp_in(scene['decals']['plate'], (-w * 0.14, front - 0.04, tall * 0.4), w * 0.55, tall * 0.55)
    screen(scene['decals']['screen'], w * 0.31, front, tall * 0.54, w * 0.25, tall * 0.25)
    for at in range(3):
        plaque((w * (0.24 + at * 0.075), front, tall * 0.2), 0.9, 0.7, 0.1, of.dark(), 0.1)
    for way in (-1, 1):
        tube([(way * w * 0.24, -d * 0.02, tall), (way * w * 0.24, -d * 0.02, tall + 0.9),
              (way * w * 0.4, -d * 0.02, tall + 0.9), (way * w * 0.4, -d * 0.02, tall)], 0.3, of.rubber(), soft=True)
        _post(way * w * 0.4, -d * 0.34, tall, 0.5, way < 0)
        stamp(shared('plus' if way < 0 else 'minus'), (way * w * 0.4, front - 0.08, tall * 0.87), h=tall * 0.11)


def _rack(scene):
    w, h, d = (scene['size'][side] for side in 'whd')
    shell = of.paint('#39444F', 0.5, 0.3)
    box((0, 0.1, 0), (w - 1.4, d - 0.2, h), shell, 0.06)
    front = -d / 2
    box((0, front, 0), (w, 0.16, h), of.paint('#232D38', 0.5, 0.2), 0.05)
    face = front - 0.08
    for way in (-1, 1):
        for z in (h * 0.16, h * 0.84):
            screw(way * (w / 2 - 0.35), face, z, 0.17)
        x = way * (w / 2 - 1.15)
        tube([(x, face, h * 0.2), (x, face - 1.3, h * 0.2), (x, face - 1.3, h * 0.8), (x, face, h * 0.8)], 0.2, of.aluminium())
    plaque((-w * 0.2, face, h * 0.5), w * 0.37, h * 0.7, 0.04, of.white(), 0.1)
    stamp_in(scene['decals']['wide'], (-w * 0.2, face - 0.05, h * 0.5), w * 0.365, h * 0.69)
    for at in range(6):
        colour = of.lamp() if at < 5 else of.paint('#5B6673', 0.4)
        plaque((w * 0.03 + at * 0.42, face, h * 0.8), 0.28, 0.28, 0.06, colour, 0.05)
    for at in range(3):
        plaque((w * 0.045 + at * 0.85, face, h * 0.56), 0.68, 0.6, 0.09, of.steel(), 0.06)
        plaque((w * 0.045 + at * 0.85, face - 0.07, h * 0.56), 0.52, 0.44, 0.06, of.dark(), 0.04)
    if h > 5.5:
        plaque((w * 0.3, face, h * 0.68), 1.9, 1.9, 0.5, of.white(), 0.12, 0.05)
        box((w * 0.3, face - 0.6, h * 0.68), (0.9, 0.4, 0.5), of.black(), 0.08)
    else:
        screen(scene['decals']['screen'], w * 0.3, face, h * 0.66, 2.6, 1.25)
    for at, plus in ((0.05, True), (0.13, True), (0.24, False), (0.32, False)):
        x = w * at
        plaque((x, face, h * 0.22), 1.0, 1.1, 0.45, of.paint('#E8730C', 0.4) if plus else of.black(), 0.2, 0.06)
        rod((x, face - 0.44, h * 0.22), 0.3, -0.12, of.brass(), 'y', 0.02)
    for at in range(11):
        box((-w * 0.3 + at * w * 0.06, d * 0.1, h), (0.28, d * 0.22, 0.02), of.dark(), 0)
    card_y = -d * 0.3
    stamp(shared('brand-light'), (0, card_y, h + 0.012), w=w * 0.3, face='up')
    box((0, front + 0.7, h), (w * 0.82, 0.3, 0.015), of.sun(), 0)


def _castor(x, y):
    box((x, y, 1.9), (1.5, 1.5, 0.25), of.steel(), 0.05)
    box((x, y, 0.9), (1.0, 0.8, 1.1), of.brushed(), 0.1)
    rod((x - 0.45, y, 1.0), 1.0, 0.9, of.rubber(), 'x', 0.15)
    rod((x - 0.5, y, 1.0), 0.5, 1.0, of.grey(), 'x', 0.05)


def _cabinet_front(scene, w, h, d, low, rolling):
    front = -d / 2
    box((0, front + 0.1, low + h * 0.05), (w * 0.96, 0.4, h * 0.9), of.white(), 0.2)
    face = front - 0.1
    decals = scene['decals']
    screen(decals['screen'], 0, face, low + h * 0.8, w * 0.42, w * 0.19)
    stamp(shared('brand-ink'), (0, face - 0.01, low + h * 0.66), w=w * 0.36)
    plaque((0, face, low + h * 0.5), 0.5, h * 0.2, 0.06, of.paint('#D5D8DA', 0.4), 0.25)
    plaque((0, face - 0.05, low + h * 0.48), 0.5, h * 0.16, 0.05, of.lamp(of.SUN), 0.25)
    stamp_in(decals['hero'], (0, face - 0.01, low + h * 0.27), w * 0.62, h * 0.09)
    stamp_in(decals['second'], (0, face - 0.01, low + h * 0.19), w * 0.66, h * 0.045)
    box((0, face, low + h * 0.095), (w * 0.96, 0.02, 0.06), of.grey(), 0)
    if rolling:
        plaque((w * 0.33, face, low + h * 0.5), w * 0.15, h * 0.12, 0.3, of.grey(), 0.15, 0.05)
        box((w * 0.33, face - 0.4, low + h * 0.49), (w * 0.06, 0.3, h * 0.035), of.black(), 0.08)


def _cabinet(scene):
    w, h, d = (scene['size'][side] for side in 'whd')
    mount = scene['specs']['mount']
    rolling = 'wheels' in mount
    low = 2.0 if rolling else 0.9 if 'floor' in mount else 0.0
    box((0, 0.1, low), (w, d - 0.2, h), of.paint('#D9DCDD', 0.4), 0.45, 5)
    _cabinet_front(scene, w, h, d, low, rolling)
    for at in range(9):
        box((w / 2, d * 0.05, low + h * 0.62 + at * h * 0.028), (0.04, d * 0.5, h * 0.011), of.dark(), 0)
    if rolling:
        for x in (-w * 0.38, w * 0.38):
            for y in (-d * 0.3, d * 0.3):
                _castor(x, y)
        tube([(-w * 0.32, d * 0.2, low + h - 0.2), (-w * 0.32, d * 0.2, low + h + 2.6), (w * 0.32, d * 0.2, low + h + 2.6),
              (w * 0.32, d * 0.2, low + h - 0.2)], 0.42, of.aluminium())
        return
    for x in (-w * 0.2, -w * 0.07, w * 0.07, w * 0.2):
        gland(x, 0.2, low + h, 0.55, down=False)
    if low:
        for x in (-w * 0.34, w * 0.34):
            box((x, 0, 0), (w * 0.18, d * 0.96, low + 0.1), of.paint('#4A5661', 0.5), 0.12)
    else:
        box((0, d / 2 - 0.1, h * 0.84), (w * 0.86, 0.3, h * 0.24), of.brushed(), 0.05)


def build(scene):
    mount = scene['specs'].get('mount', '')
    if mount.startswith('rack'):
        return _rack(scene)
    if mount:
        return _cabinet(scene)
    return _floor(scene) if scene['size']['d'] > 15 else _block(scene)
