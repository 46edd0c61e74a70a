"""Renders what is missing: blender -b -P render.py -- FOLDER [--side 800] [--samples 10] [PATTERN ...]"""
import argparse
import json
import os
import re
import sys
import time

_here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [_here, os.path.join(_here, 'kinds')]

import bpy  # noqa: E402

import catalogue  # noqa: E402
import materials  # noqa: E402
import stage  # noqa: E402
import terrace  # noqa: E402
from develop import develop, develop_scene  # noqa: E402
from parts import share  # noqa: E402
from shapes import group  # noqa: E402


def _options():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder')
    parser.add_argument('names', nargs='*')
    parser.add_argument('--side', type=int, default=800)
    parser.add_argument('--samples', type=int, default=10)
    return parser.parse_intermixed_args(sys.argv[sys.argv.index('--') + 1:])


def _render(shot, options):
    stage.set_up()
    materials._made.clear()
    stage.light()
    stage.ground()
    eye = stage.camera(shot.azimuth, shot.height)
    with group() as root:
        shot.build()
    frame = stage.fit(root, eye, shot.relative)
    if shot.closer:
        frame = stage.come_closer(root, eye, *shot.closer)
    develop(root.children_recursive, frame, os.path.join(options.folder, f'{shot.name}.png'), options.side, options.samples)


def _render_terrace(scenes, options):
    stage.set_up()
    materials._made.clear()
    terrace.build(scenes)
    terrace.look()
    tall = round(options.side * 0.75)
    develop_scene(os.path.join(options.folder, 'terraza.png'), options.side, tall, options.samples)


def main():
    options = _options()
    with open(os.path.join(options.folder, 'scenes.json')) as file:
        scenes = json.load(file)
    share(scenes['shared'])
    if options.names == ['terraza']:
        return _render_terrace(scenes['products'], options)
    for shot in catalogue.shots(scenes['products']):
        if options.names and not any(re.fullmatch(name, shot.name) for name in options.names):
            continue
        if os.path.exists(os.path.join(options.folder, f'{shot.name}.png')):
            continue
        begun = time.time()
        _render(shot, options)
        print(f'PICTURE {shot.name} {time.time() - begun:.1f} s', flush=True)


main()
